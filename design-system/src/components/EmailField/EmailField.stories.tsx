import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { EmailField } from './EmailField.tsx';

const meta = preview.meta({
  title: 'Fields/EmailField',
  tags: ['autodocs'],
  component: EmailField,
  args: { label: 'Email', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
});

/** The label says “Email”. There is no sample address in the field. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'mia@example.com');

    await expect(args.onChange).toHaveBeenLastCalledWith('mia@example.com');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(field).toHaveAttribute('spellcheck', 'false');
  },
});

/** Say what the address is for. */
export const WithHelp = meta.story({
  args: { description: 'One email a week. You can unsubscribe at any time.', isRequired: true },
});

/** Malformed addresses are reported on submit, with an example. The input is kept. */
export const Malformed = meta.story({
  args: { name: 'email' },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <EmailField {...args} />
      <Button type="submit" size="medium">
        Send
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'mia.example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('mia.example.com');
    await expect(field).toHaveAccessibleDescription('Enter a full email address, like mia@example.com.');
  },
});

/** Server errors are passed as `errorMessage` or through the form. */
export const Invalid = meta.story({
  args: {
    defaultValue: 'mia@example.com',
    errorMessage: 'This email already has an account. Sign in, or use another one.',
  },
});

/** Read-only. */
export const ReadOnly = meta.story({ args: { defaultValue: 'okafor@school.example', isReadOnly: true } });

/** Disabled. */
export const Disabled = meta.story({ args: { defaultValue: 'okafor@school.example', isDisabled: true } });

/** In RTL the address is right-aligned but still left to right. */
export const RightToLeft = meta.story({
  args: { defaultValue: 'okafor@school.example' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox'))).toMatchObject({ direction: 'ltr', textAlign: 'end' });
  },
});

export const DoReason = meta.story({
  tags: ['guidance'],
  name: 'The help text says what the address is used for.',
  render: () => <EmailField label="Your email" description="For receipts and to reset your password. No newsletter." />,
});

export const DontReason = meta.story({
  tags: ['guidance'],
  name: 'The help text repeats the label.',
  render: () => <EmailField label="Email" description="Enter your email address here." />,
});
