import { answerText } from '@countertop/engine/simulate';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { busyGame, finishedDay, orderedGame, startedGame } from './game/scenes.ts';
import { StillGame } from './game/StillGame.tsx';

const meta = preview.meta({
  title: 'Game/Play screen',
  component: StillGame,
  parameters: { layout: 'fullscreen' },
  args: { game: busyGame() },
});

export const Busy = meta.story();

export const Opening = meta.story({ args: { game: startedGame() } });

const ordered = orderedGame();
const rightAnswer = ordered.order === null ? '' : answerText(ordered.order.problem.answer);

export const OrderToCheck = meta.story({
  args: { game: ordered },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard(`${rightAnswer}{Enter}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

    const dish = await canvas.findByRole('button', { name: 'Table 3, Omar, Serve! The order is done' });
    await waitFor(() => expect(dish).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await expect(await canvas.findByRole('button', { name: 'Table 3, Omar, Served, the table is free' })).toBeVisible();
  },
});

export const LevelUp = meta.story({
  args: { game: { ...orderedGame(), levelUp: { level: 4, bonusPoints: 150, leftMs: 3000 } } },
});

export const DayOver = meta.story({ args: { game: finishedDay() } });

export const OnAPhone = meta.story({ args: { game: orderedGame() }, globals: { viewport: { value: 'phone' } } });
