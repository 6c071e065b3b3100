import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { HelpDialog } from './HelpDialog.tsx';

const meta = preview.meta({ title: 'Game/How to play', component: HelpDialog, args: { onClose: fn(), onStart: fn() } });

export const OnePage = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'How to Play' });
    await waitFor(() => expect(within(dialog).getByText('25 points')).toBeVisible());
    await expect(within(dialog).getByText('50 points')).toBeVisible();
    await expect(within(dialog).getByText('100 points')).toBeVisible();
    await expect(within(dialog).getByText('50¢')).toBeVisible();
    await expect(within(dialog).getByText('pauses, or closes what is open')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Start Playing!' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close Tutorial' }));

    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LeftByEscape = meta.story({
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'How to Play' });
    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
