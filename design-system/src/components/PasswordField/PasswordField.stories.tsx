import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Fields/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: { label: 'Password', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
});

/** The browser fills in the saved password. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'brass bell 7');

    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await expect(args.onChange).toHaveBeenLastCalledWith('brass bell 7');
  },
});

// wcag22-3.3.8 (site, kit)

/** “Show” stays pressed while the password is visible. The input is kept. */
export const Shown = meta.story({
  tags: ['nightly'],
  args: { defaultValue: 'brass bell 7' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    const show = canvas.getByRole('button', { name: 'Show password' });
    await expect(show).toHaveAttribute('aria-pressed', 'false');

    await userEvent.click(show);

    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('brass bell 7');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is visible.');
  },
});

/** Hidden again by keyboard. */
export const HidesAgain = meta.story({
  args: { defaultValue: 'brass bell 7' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, ' and a spoon');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');

    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('brass bell 7 and a spoon');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is hidden.');
  },
});

export const OnASharedDevice = meta.story({
  tags: ['nightly'],
  args: { label: 'PIN or password', autoComplete: 'off' },
  play: async ({ canvas }) => {
    // Browsers that don't ignore `off` do this.
    await expect(canvas.getByLabelText('PIN or password')).toHaveAttribute('autocomplete', 'one-time-code');
  },
});

/** For new passwords, state the requirements up front. `new-password` lets the browser suggest one. */
export const NewPassword = meta.story({
  tags: ['nightly'],
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    description: '12 characters or more. Three words are easy to remember.',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/New password/);

    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAccessibleDescription('12 characters or more. Three words are easy to remember.');
  },
});

/** Caps Lock is shown and announced. It is the most common reason for wrong passwords. */
export const CapsLock = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}a');

    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on.'));
  },
});

/** Say how much is missing. */
export const Invalid = meta.story({
  args: {
    defaultValue: 'brass',
    description: '12 characters or more.',
    errorMessage: 'This password has 5 characters. Add 7 more.',
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { defaultValue: 'brass bell 7', isDisabled: true } });

/** In narrow containers the button keeps its size. */
export const Narrow = meta.story({
  args: { defaultValue: 'a password that is longer than its field', description: 'Long input scrolls.' },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
});

export const DoRules = meta.story({
  tags: ['guidance'],
  name: 'The rule is there before anybody types.',
  render: () => <PasswordField label="New password" autoComplete="new-password" description="12 characters or more." />,
});

export const DontRules = meta.story({
  tags: ['guidance'],
  name: 'The rules come out one at a time.',
  render: () => (
    <PasswordField
      label="Choose a password"
      autoComplete="new-password"
      defaultValue="burger"
      errorMessage="Password is too weak."
    />
  ),
});
