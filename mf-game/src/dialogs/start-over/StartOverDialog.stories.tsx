import { newGame } from '@countertop/engine/play/newGame';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StartOverDialog } from './StartOverDialog.tsx';

const { stats } = newGame({ seed: 7, band: 'ages_8_9' });
const played = { ...stats, level: 7, day: 5, moneyCents: 41_200 };

const meta = preview.meta({
  title: 'Game/Start over',
  component: StartOverDialog,
  args: { game: { stats: played, isPremium: true }, onClose: fn(), onContinue: fn(), onStartOver: fn() },
});

const question = () => screen.findByRole('alertdialog', { name: 'Start over?' });

export const SavedGame = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await question();
    await expect(dialog).toHaveAccessibleDescription(/level 7, day 5, with \$412\.00.*for 30 days/);

    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));

    await expect(args.onStartOver).toHaveBeenCalledOnce();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
});

export const GameOfThisVisit = meta.story({
  args: { game: { stats: played, isPremium: false } },
  play: async ({ userEvent, args }) => {
    await question();
    const warning = screen.getByText('This game is not saved, so you cannot bring it back.');
    await waitFor(() => expect(warning).toBeVisible());

    await userEvent.click(screen.getByRole('button', { name: 'Continue Playing' }));

    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

export const LeftByEscape = meta.story({
  play: async ({ userEvent, args }) => {
    await question();

    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onStartOver).not.toHaveBeenCalled();
  },
});
