import type { DaySummary } from '@countertop/engine/game';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { finishedDay } from '../game/scenes.ts';
import { DayComplete } from './DayComplete.tsx';

function summary(): DaySummary {
  const { dayComplete } = finishedDay();
  if (dayComplete === null) throw new Error('The scene has a day that is over.');
  return dayComplete;
}

const meta = preview.meta({
  title: 'Game/Day complete',
  component: DayComplete,
  args: { summary: summary(), guests: [5, 6, 7, 8, 9], onNextDay: fn() },
});

export const FirstDay = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Day 1 Complete!' })).toBeVisible());

    await userEvent.click(screen.getByRole('button', { name: 'Open for day 2' }));

    await expect(args.onNextDay).toHaveBeenCalledOnce();
  },
});
