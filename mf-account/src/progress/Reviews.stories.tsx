import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { loading, ready } from '../shared/account.fixture.ts';
import { sampleReviews } from './reviews.fixture.ts';
import { Reviews } from './Reviews.tsx';

const today = '2026-11-25';

const meta = preview.meta({
  title: 'Account/Progress regulars',
  component: Reviews,
  args: { reviews: ready(sampleReviews), today, onTurn: fn(() => Promise.resolve()) },
  beforeEach: () => clearNotifications,
});

const cellsOf = (skill: RegExp) =>
  within(screen.getByRole('row', { name: skill }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

export const Table = meta.story({
  parameters: inAllModes,
  play: async ({ userEvent, args }) => {
    await expect(cellsOf(/^Times tables/).join(' | ')).toMatch(
      /3 of 5.*Next game.*right, right, right with a hint, right, right/,
    );
    await expect(cellsOf(/^Giving change/).join(' | ')).toMatch(/5 of 5.*Dec 20/);
    await expect(cellsOf(/^What the bistro earns/).join(' | ')).toMatch(/Being learned.*None.*wrong, right/);

    await userEvent.click(screen.getByRole('switch', { name: 'Regulars come back' }));

    await expect(args.onTurn).toHaveBeenCalledWith(false);
  },
});

export const Off = meta.story({
  args: { reviews: ready({ ...sampleReviews, isOn: false, due: [] }) },
  play: async () => {
    await expect(screen.getByRole('switch', { name: 'Regulars come back' })).not.toBeChecked();
    await expect(cellsOf(/^Giving change/).join(' | ')).toMatch(/5 of 5.*None/);
  },
});

export const NotSaved = meta.story({
  args: { onTurn: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('switch', { name: 'Regulars come back' }));

    await waitFor(() => expect(notifications().visible?.message).toMatch(/^The setting couldn’t be saved/));
  },
});

export const NothingYet = meta.story({
  args: { reviews: ready({ ...sampleReviews, due: [], skills: [] }) },
  play: async () => {
    await expect(screen.getByText('Skills appear here after the first answers.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { reviews: loading } });

export const Failed = meta.story({
  args: { reviews: { status: 'failed', onRetry: fn() } },
  play: async () => {
    await expect(screen.getByRole('alert')).toBeVisible();
  },
});
