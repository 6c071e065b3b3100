import { customerOf } from '@countertop/engine/play/floor/cast';
import { type DaySummary, next, type Result } from '@countertop/engine/play/game';
import { answerText } from '@countertop/engine/play/simulate';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { finishedDay, orderedGame } from '../../session/scenes.fixture.ts';
import { InstallHelp } from '../../offline/install/InstallHelp.tsx';
import { DayComplete } from './DayComplete.tsx';
import { type Highlights, noHighlights } from '../../session/day/highlights.ts';

function summary(): DaySummary {
  const { dayComplete } = finishedDay();
  if (dayComplete === null) throw new Error('The scene must be at the end of a day.');
  return { ...dayComplete, customersLeft: 0 };
}

const highlights: Highlights = {
  served: [customerOf('ruth'), customerOf('omar'), customerOf('zuri'), customerOf('mina'), customerOf('aiko')],
  lost: 0,
  streak: 5,
  longestStreak: 5,
  bestOrder: { customer: customerOf('omar'), points: 117 },
};

/** A result of the same skill each time: right, or wrong with the order's first known mistake. */
function resultOf(isRight: boolean): Result {
  const game = orderedGame();
  const { answer, mistakes = [] } = game.order?.problem ?? {};
  const wrong = mistakes[0]?.hundredths ?? 0;
  const text = isRight && answer !== undefined ? answerText(answer) : String(wrong / 100);
  const { result } = next(game, { type: 'answered', text });
  if (result === null) throw new Error('The answer must be graded.');
  return result;
}

const retry = { status: 'right', answerHundredths: 0, hintsShown: 0, workedMs: 0, question: null } as const;
const corrected: Result = { ...resultOf(false), retry };

const meta = preview.meta({
  title: 'Game/Day complete',
  component: DayComplete,
  args: { summary: summary(), highlights, results: [], choice: null, onChoose: fn(), onNextDay: fn() },
});

export const FirstDay = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Day 1 Complete!' })).toBeVisible());
    await expect(screen.getByText('Nobody left hungry.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Open for day 2' }));

    await expect(args.onNextDay).toHaveBeenCalledOnce();
  },
});

export const ThirdDay = meta.story({
  tags: ['nightly'],
  args: {
    summary: { ...summary(), day: 3 },
    aside: <InstallHelp system="ios" onInstall={fn()} onClose={fn()} />,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Add to Home Screen/)).toBeVisible());
  },
});

export const AllRight = meta.story({
  tags: ['nightly'],
  args: { summary: { ...summary(), correctAnswers: 5, totalProblems: 5 } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('img', { name: '3 of 3 stars' })).toBeVisible());
    await expect(screen.getByText('All of them right')).toBeVisible();
  },
});

export const ManyWrong = meta.story({
  tags: ['nightly'],
  args: {
    summary: { ...summary(), correctAnswers: 5, totalProblems: 14 },
    highlights: { ...highlights, lost: 9, longestStreak: 2 },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('9 customers left without food.')).toBeVisible());
    await expect(screen.queryByText('All happily served')).toBeNull();
    await waitFor(() => expect(screen.getByRole('img', { name: '1 of 3 stars' })).toBeVisible());
    await expect(screen.getByText('Omar’s order earned 117 points.')).toBeVisible();
  },
});

export const LongStreak = meta.story({
  tags: ['nightly'],
  args: { highlights: { ...highlights, lost: 1 } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('5 right answers in a row.')).toBeVisible());
  },
});

/** The player left in the middle of the day, so the highlights are lost. */
export const NothingRemembered = meta.story({
  tags: ['nightly'],
  args: { highlights: noHighlights },
  play: async () => {
    await waitFor(() => expect(screen.getByText('5 of 5 customers')).toBeVisible());
    await expect(screen.queryByText('Best moment of the day')).toBeNull();
  },
});

/** Twice the day's target in orders were taken: the day ends anyway, and the receipt says so. */
export const EndedEarly = meta.story({
  tags: ['nightly'],
  args: {
    summary: { ...summary(), customersServed: 3, target: 5, customersLeft: 7, correctAnswers: 3, totalProblems: 10 },
    highlights: { ...highlights, served: highlights.served.slice(0, 3), lost: 7 },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('3 of 5 customers')).toBeVisible());
    await expect(screen.queryByText('Nobody left hungry.')).toBeNull();
    await expect(screen.queryByText(/All of today’s customers have eaten/)).toBeNull();
  },
});

/** A child's time is up: the day goes on at the next visit. */
export const KitchenClosed = meta.story({
  tags: ['nightly'],
  args: {
    summary: { ...summary(), customersServed: 3, continues: true, correctAnswers: 3, totalProblems: 4 },
    highlights: { ...highlights, served: highlights.served.slice(0, 3) },
    closing: 'That’s all your play time for today. Your kitchen opens again tomorrow.',
  },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your kitchen is closed' })).toBeVisible());
    await expect(
      screen.getByText(/^3 of 5 customers were served\. Day 1 continues next time\. That’s all your play time/),
    ).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Close the kitchen' }));

    await expect(args.onNextDay).toHaveBeenCalledOnce();
  },
});

/** A level without a scene came with a gift: the receipt offers it. */
export const WithAChoice = meta.story({
  args: { choice: ['rug', 'clock'] },
  globals: { motion: 'on' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rug' }));

    await expect(args.onChoose).toHaveBeenCalledWith('rug');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'New in your bistro' })).toHaveFocus());
  },
});

export const ByEscape = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('heading', { name: 'Day 1 Complete!' });

    await userEvent.keyboard('{Escape}');

    await expect(args.onNextDay).toHaveBeenCalledOnce();
  },
});

/** How the problems went, for the grown-up who looks over. */
export const ForGrownUps = meta.story({
  tags: ['nightly'],
  args: {
    summary: { ...summary(), correctAnswers: 2, totalProblems: 4 },
    results: [resultOf(true), resultOf(false), resultOf(true), corrected],
  },
  play: async ({ userEvent }) => {
    const details = await screen.findByRole('button', { name: 'For grown-ups' });
    await expect(screen.queryByText(/^Today: /)).not.toBeVisible();

    await userEvent.click(details);

    await waitFor(() => expect(screen.getByText('Today: 2 of 4 right.')).toBeVisible());
    await expect(screen.getByText('1 more was right on the second try.')).toBeVisible();
    await expect(screen.getByText(/^Times tables: 2 of 4\. What went wrong most often: “.+”$/)).toBeVisible();
    await expect(screen.queryByText(/^Details cover only/)).toBeNull();
  },
});

/** The page was reloaded during the day. */
export const ForGrownUpsInPart = meta.story({
  tags: ['nightly'],
  args: { summary: { ...summary(), correctAnswers: 2, totalProblems: 4 }, results: [resultOf(false)] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'For grown-ups' }));

    await waitFor(() =>
      expect(screen.getByText('Details cover only the problems since this page was opened.')).toBeVisible(),
    );
    await expect(screen.getByText(/^Times tables: 0 of 1\. What went wrong: “.+”$/)).toBeVisible();
  },
});
