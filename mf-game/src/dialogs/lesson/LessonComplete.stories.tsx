import { playDay } from '@countertop/engine/play/simulate';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { lessonGame } from '../../session/lesson.fixture.ts';
import { noHighlights } from '../../session/day/highlights.ts';
import { LessonComplete } from './LessonComplete.tsx';

const { dayComplete } = playDay(lessonGame(), { correctPercent: 100 }).game;
if (dayComplete === null) throw new Error('The lesson must be over.');
const summary = { ...dayComplete, correctAnswers: 10 };

const meta = preview.meta({
  title: 'Game/Lesson complete',
  component: LessonComplete,
  args: { summary, highlights: noHighlights, results: [], onAgain: fn(), onDone: fn() },
});

export const Finished = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Lesson finished' })).toBeVisible());
    await expect(screen.getByText('10 of 12 right.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));

    await expect(args.onAgain).toHaveBeenCalledOnce();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

export const KitchenClosesBeforeTheEnd = meta.story({
  args: {
    summary: { ...summary, totalProblems: 5, correctAnswers: 4, continues: true },
    closing: 'The kitchen opens again tomorrow.',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your kitchen is closed' })).toBeVisible());
    await expect(screen.getByText('4 of 5 right. The kitchen opens again tomorrow.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  },
});
