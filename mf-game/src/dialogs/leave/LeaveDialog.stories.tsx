import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

const meta = preview.meta({
  title: 'Game/Leave dialog',
  component: LeaveDialog,
  args: { day: 2, onLeave: fn(), onClose: fn() },
});

export const Stays = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Day 2 is not saved.');

    await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

export const Leaves = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));

    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});
