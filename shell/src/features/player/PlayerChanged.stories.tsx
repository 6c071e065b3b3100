import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PlayerChanged } from './PlayerChanged.tsx';

const meta = preview.meta({
  title: 'Shell/Player changed',
  component: PlayerChanged,
  args: { onContinue: fn() },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: 420 }}>
        <h1>Math Bistro</h1>
        {Story()}
      </main>
    ),
  ],
});

export const CanOnlyBeLeft = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Someone else is using this device now' });
    await waitFor(() => expect(dialog).toBeVisible());

    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See who’s playing' }));

    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});
