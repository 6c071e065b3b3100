import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EarlyAccessDialog } from './EarlyAccessDialog.tsx';

const onRegister = fn<(email: string) => Promise<void>>();

const meta = preview.meta({
  title: 'Shell/Early access/Dialog',
  component: EarlyAccessDialog,
  args: { game: 'The Missing Number', onRegister, onClose: fn() },
  beforeEach: () => {
    onRegister.mockReset();
    onRegister.mockResolvedValue();
  },
});

const field = () => screen.findByRole('textbox', { name: /Email address/ });
const submit = () => screen.getByRole('button', { name: 'Sign Up' });

export const Empty = meta.story({
  play: async () => {
    await expect(await field()).toBeRequired();
    await expect(await field()).toHaveAttribute('type', 'email');
    await expect(submit()).toBeDisabled();
  },
});

/** The picture is next to the field, and as a whole in sight. */
export const ShortWindow = meta.story({
  tags: ['nightly'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const picture = screen.getByRole('dialog').querySelector('svg[viewBox="0 0 320 170"]')?.getBoundingClientRect();

    await expect(picture?.height).toBe(168);
    await expect(picture?.right).toBeLessThan((await field()).getBoundingClientRect().left);
  },
});

export const InvalidAddress = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'mia@school');
    await userEvent.click(submit());

    await expect(await field()).toHaveFocus();
    await expect(await field()).toBeInvalid();
    await expect(await field()).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(onRegister).not.toHaveBeenCalled();
  },
});

export const Corrected = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'mia@school{Enter}');
    await expect(await field()).toBeInvalid();

    await userEvent.type(await field(), '.org');

    await expect(await field()).toBeValid();
    await expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  },
});

export const Sending = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    onRegister.mockReturnValue(new Promise(() => {}));
    await userEvent.type(await field(), ' mia@school.org ');
    await userEvent.click(submit());

    const waiting = await screen.findByRole('button', { name: /Signing Up\.\.\./ });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(waiting);
    await userEvent.type(await field(), '{Enter}');
    await expect(onRegister.mock.calls).toEqual([['mia@school.org']]);
  },
});

export const Failed = meta.story({
  play: async ({ userEvent }) => {
    onRegister.mockRejectedValue(new Error('500: no'));
    await userEvent.type(await field(), 'mia@school.org');
    await userEvent.click(submit());

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.'));
    await expect(await field()).toBeInvalid();
    await expect(await field()).toHaveAccessibleDescription(/Something went wrong. Please try again./);
    await expect(await field()).toHaveValue('mia@school.org');
    await expect(submit()).toHaveFocus();
  },
});

export const Blocked = meta.story({
  play: async ({ userEvent }) => {
    onRegister.mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.type(await field(), 'mia@school.org');
    await userEvent.click(submit());

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/A content blocker may be the reason/));
    await expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  },
});

export const RegisteredOnRetry = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    onRegister.mockRejectedValueOnce(new Error('500: no'));
    await userEvent.type(await field(), 'mia@school.org');
    await userEvent.click(submit());
    await screen.findByText('Something went wrong. Please try again.', { selector: '[slot] span' });

    await userEvent.click(submit());

    await expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
  },
});

export const ThanksAndCloses = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'mia@school.org');
    await userEvent.click(submit());

    await expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect(await screen.findByText(/the email we just sent you.*when The Missing Number opens/)).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const MaybeLater = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Maybe Later' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const ClosedByButton = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    const [cross] = await screen.findAllByRole('button', { name: 'Close' });
    if (cross) await userEvent.click(cross);

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
