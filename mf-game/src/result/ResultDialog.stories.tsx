import type { Game, Result } from '@countertop/engine/game';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { answeredGame } from '../game/scenes.ts';
import { ResultDialog } from './ResultDialog.tsx';

function resultOf({ result }: Game): Result {
  if (result === null) throw new Error('The scene has a result open.');
  return result;
}

const meta = preview.meta({
  title: 'Game/Result dialog',
  component: ResultDialog,
  args: { result: resultOf(answeredGame(true)), onClose: fn() },
});

export const Correct = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Correct' })).toBeVisible());

    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Incorrect = meta.story({
  args: { result: resultOf(answeredGame(false)) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Incorrect' })).toBeVisible());
    await expect(screen.getByText('No points this time')).toBeVisible();
    await expect(screen.getByText("Don't worry - practice makes perfect!")).toBeVisible();
  },
});

export const IncorrectMultiStep = meta.story({ args: { result: resultOf(answeredGame(false, 'ages_12_plus')) } });
