import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmailField } from '../../components/EmailField/EmailField.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { AnswerField } from '../../components/AnswerField/AnswerField.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { onTheComponent, type KeyboardScenes } from './keyboardScene.ts';

/** A form with one field, which Enter submits. */
function OneField({ act, children }: { act: () => void; children: ReactNode }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      {children}
    </form>
  );
}

function Message() {
  const [value, setValue] = useState('');
  return <TextArea label="Message" value={value} onChange={setValue} />;
}

export const fields: KeyboardScenes = {
  TextField: {
    content: (act) => (
      <OneField act={act}>
        <TextField label="Name" defaultValue="Mia" />
      </OneField>
    ),
    start: onTheComponent,
  },
  EmailField: {
    content: (act) => (
      <OneField act={act}>
        <EmailField label="Email" />
      </OneField>
    ),
    start: onTheComponent,
  },
  PasswordField: {
    content: (act) => (
      <OneField act={act}>
        <PasswordField label="Password" />
      </OneField>
    ),
    start: { '': '{Tab}', 'the field': '{Tab}', '“Show”': '{Tab}{Tab}' },
  },
  AnswerField: {
    content: (act) => (
      <OneField act={act}>
        <AnswerField label="How much is it?" />
      </OneField>
    ),
    start: onTheComponent,
  },
  TextArea: { content: () => <Message />, start: onTheComponent },
  Form: {
    content: (act) => (
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        <TextField label="Name" name="name" />
        <Button type="submit">Save</Button>
      </Form>
    ),
    start: { '': '{Tab}', 'a field': '{Tab}' },
  },
};
