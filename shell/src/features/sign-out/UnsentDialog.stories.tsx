import { type ComponentType, useEffect } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { UnsentDialog } from './UnsentDialog.tsx';
import type { LoadSender, Unsent } from './useSendUnsent.ts';

/** Returns a sender with this result. Without one, it never finishes. */
function sender(isSent?: boolean, unsent: Unsent = []): LoadSender {
  return ({ onSettled, onUnsent }) => {
    function Send() {
      useEffect(() => {
        onUnsent(unsent);
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

const alert = () => screen.findByRole('alertdialog', { name: 'Not everything is saved yet' });

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

    await userEvent.click(dialog.getByRole('button', { name: 'Sign out anyway' }));

    await expect(args.leave).toHaveBeenCalledWith('/api/logout');
  },
});

/** Unsent progress of each player, so that a grown-up can decide. */
export const NotSentOfTwo = meta.story({
  tags: ['nightly'],
  args: {
    loadSender: sender(false, [
      { name: null, isOwn: true, answers: 12, awards: 1, hasGame: true },
      { name: 'Mina', isOwn: false, answers: 1, awards: 0, hasGame: false },
    ]),
  },
  play: async () => {
    const dialog = within(await alert());

    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'You: 12 answers, 1 award, and the latest restaurant',
      'Mina: 1 answer',
    ]);
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
});

/** Only the other child can send it, so trying again would not help. */
export const OfAnotherChild = meta.story({
  tags: ['nightly'],
  args: { loadSender: sender(false, [{ name: 'Mina', isOwn: false, answers: 0, awards: 0, hasGame: true }]) },
  play: async ({ userEvent, args }) => {
    const dialog = within(await alert());

    await expect(dialog.getByText('Mina: the latest restaurant')).toBeInTheDocument();
    await expect(dialog.getByText(/when they play here while online/)).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out anyway' }));

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
