import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { EmailField } from './EmailField.tsx';

const meta = preview.meta({
  title: 'Fields/EmailField',
  component: EmailField,
  args: { label: 'Email', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
});

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

export const WithHelp = meta.story({
  args: { description: 'One email a week. You can unsubscribe at any time.', isRequired: true },
});

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

export const Invalid = meta.story({
  args: {
    defaultValue: 'mia@example.com',
    errorMessage: 'This email already has an account. Sign in, or use another one.',
  },
});

export const ReadOnly = meta.story({ args: { defaultValue: 'okafor@school.example', isReadOnly: true } });

export const Disabled = meta.story({ args: { defaultValue: 'okafor@school.example', isDisabled: true } });

export const RightToLeft = meta.story({
  args: { defaultValue: 'okafor@school.example' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox'))).toMatchObject({ direction: 'ltr', textAlign: 'end' });
  },
});
