import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';

const meta = preview.meta({
  title: 'Shell/Remote boundary',
  component: RemoteBoundary,
  args: { kind: 'unavailable' as const, onTryAgain: fn<() => void>() },
});

export const Unavailable = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const OpensByItselfWhenTheCodeComesLate = meta.story({
  args: { arrived: Promise.resolve() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onTryAgain).toHaveBeenCalledOnce());
  },
});

export const Offline = meta.story({
  args: { kind: 'offline' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You’re offline');

    window.dispatchEvent(new Event('online'));

    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

/** The game was kept for use without a connection. */
export const OfflineWithTheGame = meta.story({
  args: { kind: 'offline', isGameKept: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Play Math Bistro' })).toHaveAttribute('href', '/game');
    const others = within(canvas.getByRole('region', { name: 'Also without a connection' })).getAllByRole('link');
    await expect(others.map((link) => link.getAttribute('href'))).toEqual(['/', '/game-setup']);
  },
});

export const Broken = meta.story({
  args: { kind: 'broken' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A plate fell');
    window.dispatchEvent(new Event('online'));

    await expect(args.onTryAgain).not.toHaveBeenCalled();
  },
});
