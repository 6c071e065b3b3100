import { customerOf } from '@countertop/engine/play/floor/cast';
import { newGame } from '@countertop/engine/play/game';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BoardDialog, type BoardDialogProps } from './BoardDialog.tsx';

const { menu } = newGame({ seed: 7, band: 'ages_6_7' });

const args: BoardDialogProps = {
  menu,
  entries: [
    {
      id: 1,
      mood: 'happy',
      message: 'feedback.correct.ages_8_9.3',
      customer: customerOf('omar'),
      points: 85,
      patiencePercent: 80,
    },
  ],
  onManage: fn(),
  onMoveUp: fn(),
  onClose: fn(),
};

const meta = preview.meta({ title: 'Game/Board dialog', component: BoardDialog, args });

export const BoardAndFeedback = meta.story({
  play: async ({ userEvent, args: { onManage, onClose } }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Kitchen board' }));
    await waitFor(() => expect(dialog.getByText('Burger')).toBeVisible());
    await expect(dialog.getByText(/It all adds up\. I will come again!/)).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Manage Inventory' }));
    await expect(onManage).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the tables' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

export const NoFeedbackYet = meta.story({
  args: { entries: [] },
  play: async ({ userEvent, args: { onClose } }) => {
    await waitFor(() => expect(screen.getByText(/^No feedback yet\./)).toBeVisible());

    await userEvent.keyboard('{Escape}');

    await expect(onClose).toHaveBeenCalledOnce();
  },
});
