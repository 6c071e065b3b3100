import { useState } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AnswerField } from '../../components/AnswerField/AnswerField.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmailField } from '../../components/EmailField/EmailField.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { press, tab, type Announcements } from './announcement.ts';

function Answer() {
  const [answer, setAnswer] = useState('');
  return (
    <AnswerField
      label="How many burgers are left?"
      description="Count what is on the shelf."
      value={answer}
      onChange={setAnswer}
      errorMessage={answer === 'x' ? 'Use digits, like 10.' : undefined}
      echo={answer === '7' ? 'I read: 7' : ''}
    />
  );
}

function Message() {
  const [text, setText] = useState('');
  return (
    <TextArea
      label="Message"
      description="Our support team reads it."
      value={text}
      onChange={setText}
      maxLength={21}
      isRequired
    />
  );
}

const form = (
  <Form onSubmit={(event) => event.preventDefault()}>
    <TextField label="Nickname" isRequired />
    <Button type="submit">Save</Button>
  </Form>
);

const submit = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
};

export const fields: Announcements = {
  TextField: {
    'The label, “edit”, “required” or “read only”, then help text and error.': {
      content: (
        <>
          <TextField label="Nickname" description="Others see it." errorMessage="Use letters only." isRequired />
          <TextField label="Class code" value="BURGER" isReadOnly />
        </>
      ),
      says: [
        'Nickname',
        'textbox, Nickname, Others see it. Use letters only., invalid, required',
        'Use letters only.',
        'Others see it.',
        'Class code',
        'textbox, Class code, BURGER, read only',
      ],
    },
    'After submitting, focus moves to the first invalid field of the form, so its error is read.': {
      content: form,
      during: submit,
      says: ['button, Save', 'textbox, Nickname, required'],
    },
  },
  TextArea: {
    'The label, “edit, multi-line”, “required” or “read only”, then help text and error.': {
      content: (
        <TextArea
          label="Message"
          description="Our support team reads it."
          errorMessage="Say what went wrong."
          value=""
          isRequired
        />
      ),
      says: [
        'Message',
        'textbox, Message, Our support team reads it. Say what went wrong., invalid, required',
        'Say what went wrong.',
        'Our support team reads it.',
      ],
    },
    'The remaining number of characters, from twenty on.': {
      content: <Message />,
      before: tab,
      during: async () => {
        await press('H');
        await expect.element(page.getByText('20 characters left')).toBeVisible();
        await press('i');
      },
      says: ['polite: 20 characters left', 'polite: 19 characters left'],
    },
  },
  EmailField: {
    'The label, “edit”, then help text and error.': {
      content: <EmailField label="Email" description="For receipts." errorMessage="Add the part after the @." />,
      says: [
        'Email',
        'textbox, Email, For receipts. Add the part after the @., invalid',
        'Add the part after the @.',
        'For receipts.',
      ],
    },
  },
  PasswordField: {
    'The label, “edit, protected”, then the help text.': {
      content: <PasswordField label="Password" description="12 characters or more." />,
      says: [
        'Password',
        'Password, 12 characters or more.',
        'button, Show password, not pressed',
        'status',
        '12 characters or more.',
      ],
    },
    '“Show password, toggle button, pressed”. Pressing it announces “Your password is visible.” or “Your password is hidden.”':
      {
        content: <PasswordField label="Password" />,
        before: tab,
        during: async () => {
          await tab();
          await press('{Enter}');
          await expect.element(page.getByRole('status')).toHaveTextContent('visible');
          await press('{Enter}');
        },
        says: [
          'button, Show password, not pressed',
          'polite: Your password is visible.',
          'polite: Your password is hidden.',
        ],
      },
    '“Caps Lock is on.”, when it is.': {
      content: <PasswordField label="Password" />,
      before: tab,
      during: async () => {
        const init = { key: 'A', modifierCapsLock: true, bubbles: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
        document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', init));
      },
      says: ['polite: Caps Lock is on.'],
    },
  },
  AnswerField: {
    'The question, “edit”, then the help text.': {
      content: <Answer />,
      during: tab,
      says: ['textbox, How many burgers are left?, Count what is on the shelf.'],
    },
    'Errors when they appear, the echo when typing pauses for 0.8 seconds.': {
      content: <Answer />,
      before: tab,
      during: async () => {
        await press('x');
        await expect.element(page.getByText('Use digits, like 10.').first()).toBeVisible();
        await press('{Backspace}7');
      },
      says: ['polite: Use digits, like 10.', 'polite: I read: 7'],
    },
  },
  Form: {
    'The focused field, with its error.': {
      content: form,
      during: submit,
      says: ['button, Save', 'textbox, Nickname, required'],
    },
  },
};
