import type { CurrentUser } from '@countertop/contract/accounts/user';
import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { dana, danaUser, ruth } from '../../shared/account.fixture.ts';
import { callError, unreachable } from '../../shared/callError.fixture.ts';
import { SubscriptionCard, type SubscriptionCardProps } from './SubscriptionCard.tsx';

const cancel: SubscriptionCardProps['onCancel'] = fn(() =>
  Promise.resolve({ ...danaUser, subscriptionStatus: 'cancelled' as const }),
);

const resume: SubscriptionCardProps['onResume'] = fn(() => Promise.resolve(danaUser));

const meta = preview.meta({
  title: 'Account/Subscription',
  component: SubscriptionCard,
  args: { user: dana, onCancel: cancel, onResume: resume },
  beforeEach: () => clearNotifications,
});

type UserEvent = { click: (element: Element) => Promise<void> };
const name = 'Cancel subscription';
const resuming = { name: 'Resume subscription' };
const canceled = { ...dana, subscriptionStatus: 'cancelled' } as const;
const cancelButton = () => screen.getByRole('button', { name });
const confirmButton = () => within(screen.getByRole('dialog')).getByRole('button', { name });

/** The first click of two. */
async function ask(userEvent: UserEvent) {
  await userEvent.click(cancelButton());
  await screen.findByRole('dialog', { name: 'Cancel your subscription?' });
}

export const Active = meta.story({
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Renews on March 3, 2027')).toBeVisible();
    await expect(canvas.getByText(/We never charge you automatically/)).toBeVisible();
  },
});

export const Cancelled = meta.story({
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  args: { user: canceled },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expires on March 3, 2027')).toBeVisible();
    await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.getByRole('button', resuming)).toBeVisible();
  },
});

export const Resumed = meta.story({
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  args: { user: canceled },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', resuming));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resume your subscription?' }));
    await waitFor(() => expect(dialog.getByText(/active again until March 3, 2027. You pay nothing/)).toBeVisible());
    await expect(args.onResume).not.toHaveBeenCalled();

    await userEvent.click(dialog.getByRole('button', resuming));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onResume).toHaveBeenCalledOnce();
    await expect(notifications().visible).toMatchObject({
      title: 'Subscription Resumed',
      message: 'Your plan is active until March 3, 2027.',
    });
  },
});

const notResumed: SubscriptionCardProps['onResume'] = fn(() => Promise.reject(unreachable));

export const NotResumed = meta.story({
  args: { user: canceled, onResume: notResumed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', resuming));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resume your subscription?' }));
    await userEvent.click(dialog.getByRole('button', resuming));

    const error = await screen.findByText(/couldn’t be resumed. Nothing has changed/, { selector: 'p' });
    await expect(error).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(canvas.getByRole('button', resuming)).toHaveFocus());
  },
});

export const Free = meta.story({
  tags: ['nightly'],
  args: { user: ruth },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  },
});

export const Asking = meta.story({
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  play: async ({ userEvent }) => {
    await ask(userEvent);

    await waitFor(() => expect(screen.getByText(/You keep what you paid for until March 3, 2027/)).toBeVisible());
  },
});

export const InTwoClicks = meta.story({
  tags: ['nightly'],
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  play: async ({ userEvent, args }) => {
    await ask(userEvent);

    await userEvent.click(confirmButton());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenLastCalledWith();
    await expect(notifications().visible).toMatchObject({
      title: 'Subscription Canceled',
      message: 'You keep everything until March 3, 2027.',
    });
  },
});

export const WithAReason = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    await ask(userEvent);
    await userEvent.type(screen.getByRole('textbox', { name: /Why are you canceling/ }), '  Summer. ');

    await userEvent.click(confirmButton());

    await waitFor(() => expect(args.onCancel).toHaveBeenLastCalledWith('Summer.'));
  },
});

const guarded: SubscriptionCardProps['onCancel'] = fn(() => Promise.reject(callError('password_needed')));

/** After a device was taken back with the PIN, the password is asked for. */
export const PasswordNeeded = meta.story({
  args: { onCancel: guarded },
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) =>
      input === '/api/auth/ways' ? Response.json({ way: 'password' }) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
  play: async ({ userEvent }) => {
    await ask(userEvent);

    await userEvent.click(confirmButton());

    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    const field = dialog.getByLabelText(/Password/, { selector: 'input' });
    await waitFor(() => expect(field).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('Enter your password again to do this.', { selector: 'p' })).toBeVisible();
  },
});

export const Kept = meta.story({
  play: async ({ userEvent, args }) => {
    await ask(userEvent);

    await userEvent.click(screen.getByRole('button', { name: 'Keep the plan' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cancelButton()).toHaveFocus());
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

const offline: SubscriptionCardProps['onCancel'] = fn(() => Promise.reject(unreachable));

export const NotCancelled = meta.story({
  args: { onCancel: offline },
  play: async ({ userEvent }) => {
    await ask(userEvent);

    await userEvent.click(confirmButton());

    const error = await screen.findByText(/couldn’t be canceled. Nothing has changed/, { selector: 'p' });
    await expect(error).toBeVisible();
    await expect(confirmButton()).toBeEnabled();
  },
});

const wait: SubscriptionCardProps['onCancel'] = fn(() => new Promise<CurrentUser>(() => {}));

export const Cancelling = meta.story({
  tags: ['nightly'],
  args: { onCancel: wait },
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await userEvent.click(confirmButton());
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Keep the plan' })).toBeDisabled();
  },
});
