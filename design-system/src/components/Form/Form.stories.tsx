import { type FormEvent, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const roles = [
  { id: 'parent', label: 'Parent' },
  { id: 'teacher', label: 'Teacher' },
];
const ages = [
  { id: 'ages_6_7', label: 'Explorer', description: '6 to 7 years' },
  { id: 'ages_8_9', label: 'Intermediate', description: '8 to 9 years' },
];

const fields = (
  <>
    <TextField label="Your name" name="name" autoComplete="name" isRequired />
    <EmailField label="Email" name="email" isRequired />
    <PasswordField
      label="New password"
      name="password"
      autoComplete="new-password"
      description="12 characters or more."
      isRequired
    />
    <RadioGroup label="I am a" name="role" variant="segmented" options={roles} defaultValue="parent" />
    <Select label="Your child’s age" name="band" options={ages} isRequired />
    <Checkbox name="rules" isRequired>
      I agree to the terms
    </Checkbox>
    <Button type="submit" size="medium">
      Create account
    </Button>
  </>
);

const meta = preview.meta({
  title: 'Fields/Form',
  tags: ['autodocs'],
  component: Form,
  args: { children: fields, onSubmit: fn((event: FormEvent) => event.preventDefault()) },
  decorators: [
    (Story) => (
      <div data-audience="adult" style={{ maxInlineSize: 440 }}>
        {Story()}
      </div>
    ),
  ],
});

/** One column of fields, primary button last. */
export const Empty = meta.story();

/** The form is not submitted while a required field is empty. */
export const RequiredFields = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));

    const name = canvas.getByRole('textbox', { name: 'Your name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Fill in this field.');
    await expect(canvas.getByText('Choose an option.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A server that only knows Mia's email address. */
function WithServer({ children }: Pick<FormProps, 'children'>) {
  const [validationErrors, setErrors] = useState<Record<string, string>>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    setErrors(
      email === 'mia@example.com' ? { email: 'This email already has an account. Sign in, or use another one.' } : {},
    );
  };
  return (
    <Form onSubmit={send} {...(validationErrors && { validationErrors })}>
      {children}
    </Form>
  );
}

// wcag22-3.3.1 wcag22-3.3.3 (kit)

/** Server errors are passed as `validationErrors`, by field name. Each message disappears when its field changes. */
export const ServerErrors = meta.story({
  args: {
    children: (
      <>
        <TextField label="Your name" name="name" defaultValue="Mia's mother" />
        <EmailField label="Email" name="email" defaultValue="mia@example.com" />
        <Button type="submit" size="medium">
          Create account
        </Button>
      </>
    ),
  },
  render: ({ children }) => <WithServer>{children}</WithServer>,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));

    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('This email already has an account. Sign in, or use another one.');
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toBeValid();

    await userEvent.clear(email);
    await userEvent.type(email, 'ben@example.com');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));

    await waitFor(() => expect(email).toBeValid());
  },
});

export const DoSubmit = meta.story({
  tags: ['guidance'],
  name: 'The button can always be pressed. The form then says what is missing.',
  render: () => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextField label="Class name" isRequired />
      <Button type="submit" size="medium">
        Create class
      </Button>
    </Form>
  ),
});

export const DontSubmit = meta.story({
  tags: ['guidance'],
  name: 'A disabled button doesn’t say what it waits for.',
  render: () => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextField label="Name of the class" isRequired />
      <Button type="submit" size="medium" isDisabled>
        Submit
      </Button>
    </Form>
  ),
});
