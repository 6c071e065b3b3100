import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

const meta = preview.meta({ title: 'Game/Leave dialog', component: LeaveDialog, args: { day: 2, onClose: fn() } });

export const DayWouldBeLost = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave your restaurant?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('Day 2 is not saved. If you leave, your restaurant closes.');
    await expect(screen.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', '/');

    await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const ByEscape = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
