import { expect, fn } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { sampleLesson } from '../../session/lesson.fixture.ts';
import { restaurantName } from '../../persistence/restaurant-name/restaurantName.ts';
import { LessonScreen } from './LessonScreen.tsx';

const meta = preview.meta({
  title: 'Game/Lesson start',
  component: LessonScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    lesson: sampleLesson,
    stats: { totalProblems: 0, correctAnswers: 0 },
    onStart: fn(),
    onOptions: fn(),
  },
  beforeEach: () => restaurantName.set(null),
});

export const NotStarted = meta.story({
  parameters: inAllModes,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('A lesson from your teacher: 12 orders, ages 8-9')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accessibility Options' }));

    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(args.onOptions).toHaveBeenCalledOnce();
  },
});

export const Started = meta.story({
  args: { stats: { totalProblems: 4, correctAnswers: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 12 orders are done.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});

export const Finished = meta.story({
  args: { stats: { totalProblems: 12, correctAnswers: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lesson finished: 10 of 12 right')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play again' })).toBeVisible();
  },
});

export const OfEarlierRules = meta.story({
  tags: ['nightly'],
  args: { lesson: { ...sampleLesson, rules: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/made with an earlier version/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeVisible();
  },
});

/** Lessons from version 2 of the rules on keep their problems, so there is nothing to say. */
export const OfRulesThatAreKept = meta.story({
  tags: ['behavior'],
  args: { lesson: { ...sampleLesson, rules: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(canvas.queryByText(/made with an earlier version/)).toBeNull();
  },
});

export const Starting = meta.story({
  tags: ['nightly'],
  args: { isStarting: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Opening…/ }));

    await expect(args.onStart).not.toHaveBeenCalled();
  },
});

export const KitchenClosed = meta.story({
  args: { closed: <p>The kitchen is closed.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The kitchen is closed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start' })).toBeNull();
  },
});
