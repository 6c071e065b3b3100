import { type ComponentType, useEffect } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { UnsentDialog } from './UnsentDialog.tsx';
import type { LoadSender } from './useSendUnsent.ts';

/** Returns a sender with this result. Without one, it never finishes. */
function sender(isSent?: boolean): LoadSender {
  return (onSettled) => {
    function Send() {
      useEffect(() => {
        if (isSent !== undefined) onSettled(isSent);
      }, []);
      return null;
    }
    return Promise.resolve<ComponentType>(Send);
  };
}

const loadSender = sender();
const meta = preview.meta({
  title: 'Shell/Signing out',
  component: UnsentDialog,
  args: { onClose: fn(), leave: fn(), loadSender },
});

const alert = () => screen.findByRole('alertdialog', { name: 'Your game isn’t saved yet' });

/** Sending can be canceled. */
export const Sending = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Saving your game' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));

    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.leave).not.toHaveBeenCalled();
  },
});

export const Sent = meta.story({
  args: { loadSender: sender(true) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/api/logout'));
  },
});

/** Offline, or the server is down. */
export const NotSent = meta.story({
  args: { loadSender: sender(false) },
  play: async ({ userEvent, args }) => {
    const dialog = within(await alert());
    await expect(args.leave).not.toHaveBeenCalled();

    await userEvent.click(dialog.getByRole('button', { name: 'Sign out without saving' }));

    await expect(args.leave).toHaveBeenCalledWith('/api/logout');
  },
});

const again = fn<LoadSender>();

/** The sender's code fails to load at first. */
export const AfterRetry = meta.story({
  args: { loadSender: again },
  beforeEach: () => {
    again.mockReset().mockRejectedValueOnce(new TypeError('offline')).mockImplementation(sender(true));
  },
  play: async ({ userEvent, args }) => {
    const dialog = within(await alert());

    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/api/logout'));
    await expect(again).toHaveBeenCalledTimes(2);
  },
});
