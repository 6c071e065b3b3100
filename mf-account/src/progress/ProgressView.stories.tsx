import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { dana, loading, ready, ruth } from '../shared/account.fixture.ts';
import { ChildChoice } from './ChildChoice.tsx';
import { LazyDaysChart, LazyMistakes } from './lazyParts.ts';
import { ProgressView, type ProgressViewProps } from './ProgressView.tsx';
import { sampleReviews } from './reviews.fixture.ts';
import { sampleResults, sampleTickets } from './sample.ts';

const today = '2026-11-22';
const results = sampleResults(today);
const own: ProgressViewProps['results'] = ready(results);
const tickets: ProgressViewProps['tickets'] = ready(sampleTickets(today));
const user: ProgressViewProps['user'] = ready(dana);
const reviews = { reviews: ready(sampleReviews), onTurn: fn(() => Promise.resolve()) };
const save: ProgressViewProps['onSave'] = fn(() => Promise.resolve('countertop-progress-2026-11-22.csv'));

const meta = preview.meta({
  title: 'Account/Progress',
  component: ProgressView,
  args: { user, today, results: own, tickets, reviews, onSave: save, leave: fn() },
  beforeEach: async () => {
    await Promise.all([LazyDaysChart.preload(), LazyMistakes.preload()]);
    return clearNotifications;
  },
});

const talk =
  'Giving change from a large bill is the one to talk about: 4 of 9 right, mostly borrowed and not carried over.';

export const Report = meta.story({
  parameters: inAllModes,
  play: async () => {
    await expect(screen.getByText(talk)).toBeVisible();
    await expect(await screen.findByRole('figure', { name: 'Minutes and problems a day' })).toBeVisible();
    const skills = within(screen.getByRole('region', { name: 'Skills' }));
    await expect(skills.getByRole('meter', { name: 'Times tables' })).toHaveAttribute('aria-valuetext', '21 of 24');
    await expect(skills.getAllByText(/^(New|Growing|Secure)$/).map((level) => level.textContent)).toEqual([
      'New',
      'Growing',
      'New',
      'Secure',
      'Secure',
    ]);
    const mistakes = within(screen.getByRole('region', { name: 'Mistakes worth a look' }));
    await mistakes.findByRole('heading', { name: 'Borrowed and not carried over' });
    await expect(mistakes.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(mistakes.getAllByText(/You regrouped a ten\. That leaves one ten less\./)).toHaveLength(2);
    await expect(mistakes.getByText('$47')).toBeVisible();
    await expect(mistakes.getByText('$37')).toBeVisible();
    await expect(screen.getByRole('table', { name: 'Skills and next visits' })).toBeVisible();
    const home = within(screen.getByRole('region', { name: 'Try this at home' }));
    await expect(home.getByText(/You have \$42\. Pay me \$17\. What is left\?/)).toBeVisible();
    await expect(screen.queryByText('Sample')).toBeNull();
  },
});

export const EverythingGoesWell = meta.story({
  tags: ['nightly'],
  args: {
    results: ready({
      ...results,
      skills: results.skills.map((skill) => ({ ...skill, asked: 20, right: 19, mistakes: [] })),
    }),
  },
  play: async () => {
    await expect(screen.getByText(/^Everything is going well/)).toBeVisible();
    await expect(screen.getByText(/No mistake was made twice/)).toBeVisible();
    await expect(screen.getByText(/Does the total look right to you/)).toBeVisible();
    await screen.findByRole('figure');
  },
});

export const TooLittle = meta.story({
  tags: ['nightly'],
  args: {
    results: ready({
      today,
      days: [{ day: today, orders: 3, right: 2, seconds: 200 }],
      skills: results.skills.slice(0, 1).map((skill) => ({ ...skill, asked: 3, right: 2, mistakes: [] })),
    }),
  },
  play: async () => {
    await expect(screen.getByText(/^3 problems answered so far/)).toBeVisible();
    await screen.findByRole('figure');
  },
});

export const AWeekWithoutPlay = meta.story({
  tags: ['nightly'],
  args: { results: ready({ ...results, days: results.days.slice(0, 4) }) },
  play: async () => {
    await expect(screen.getByText(/^No play for a week\. The last time was Saturday, November 7\./)).toBeVisible();
    await screen.findByRole('figure');
  },
});

export const NothingYet = meta.story({
  tags: ['nightly'],
  args: { results: ready(null) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Your child’s report will be here' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Start Playing Now' })).toHaveAttribute('href', '/game-setup');
  },
});

export const SampleForFreeAccounts = meta.story({
  tags: ['nightly'],
  args: { user: ready(ruth), results: undefined, tickets: loading },
  play: async ({ userEvent, args }) => {
    const notice = within(screen.getByRole('region', { name: 'This is a sample report' }));
    await expect(notice.getByText('Sample')).toBeVisible();
    await expect(notice.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
    await expect(screen.getByText(talk)).toBeVisible();
    await screen.findByRole('heading', { name: 'Borrowed and not carried over' });
    await screen.findByRole('figure');

    await userEvent.click(screen.getByRole('button', { name: 'Download as PDF' }));

    await expect(args.onSave).toHaveBeenCalledWith('pdf', expect.anything(), true);
  },
});

const learners = [
  { id: 'u1', nickname: null, band: null, hasReports: false },
  { id: 'l1', nickname: 'Mia', band: 'ages_8_9', hasReports: true },
  { id: 'l2', nickname: 'Captain Pickle', band: 'ages_10_12', hasReports: true },
] as const;

/** A second guardian without a plan, whose own learner has no report. */
export const OneOfSeveralChildren = meta.story({
  tags: ['nightly'],
  args: { user: ready(ruth), choice: <ChildChoice learners={learners} chosenId="l1" path="/progress" /> },
  play: async () => {
    const children = within(screen.getByRole('navigation', { name: 'Children' }));
    await expect(children.getByRole('link', { name: 'Mia' })).toHaveAttribute('aria-current', 'true');
    await expect(children.getByRole('link', { name: 'Captain Pickle' })).toHaveAttribute('href', '/progress?child=l2');
    await expect(children.getByRole('link', { name: 'Your own game' })).not.toHaveAttribute('aria-current');
    await expect(children.getByRole('link', { name: 'Your family' })).toHaveAttribute('href', '/family');
    await expect(screen.getByText(talk)).toBeVisible();
    await screen.findByRole('figure');
  },
});

export const Download = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));

    await expect(args.onSave).toHaveBeenCalledWith('csv', expect.anything(), false);
    const message = 'countertop-progress-2026-11-22.csv is in your downloads.';
    await waitFor(() => expect(notifications().visible?.message).toBe(message));
    await screen.findByRole('figure');
  },
});

export const DownloadFailed = meta.story({
  tags: ['nightly'],
  args: { onSave: () => Promise.reject(new TypeError('offline')) },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Download as PDF' }));

    await waitFor(() => expect(notifications().visible?.tone).toBe('danger'));
    await expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeEnabled();
    await screen.findByRole('figure');
  },
});

export const LoadingReport = meta.story({ args: { results: loading, tickets: loading } });

const retry = fn();

export const ReportMissing = meta.story({
  tags: ['nightly'],
  args: { results: { status: 'failed', onRetry: retry } },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const TicketsMissing = meta.story({
  tags: ['nightly'],
  args: { tickets: { status: 'failed', onRetry: retry } },
  play: async ({ userEvent }) => {
    const mistakes = within(screen.getByRole('region', { name: 'Mistakes worth a look' }));
    await userEvent.click(mistakes.getByRole('button', { name: 'Try again' }));

    await expect(retry).toHaveBeenCalledOnce();
    await screen.findByRole('figure');
  },
});

/** The server deletes attempts after 13 months, and may know mistakes that this page does not. */
export const TicketsGone = meta.story({
  tags: ['nightly'],
  args: { tickets: ready(new Map()) },
  play: async () => {
    await expect(await screen.findAllByText('The orders are no longer kept.')).toHaveLength(2);
    await screen.findByRole('figure');
  },
});

export const SignedOut = meta.story({
  tags: ['nightly'],
  args: { user: ready(null) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/api/login?returnTo=%2Fprogress'));
  },
});
