import type { Impact as Measured } from '@countertop/contract/analytics/impact';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Impact } from './Impact.tsx';

const none: Measured = { measuredOn: '2026-11-23', players: null, problemsSolved: null, positivePercent: null };

const meta = preview.meta({
  title: 'Shell/About/Impact',
  component: Impact,
  args: { measured: none },
  render: (args) => (
    <main>
      <h1>About</h1>
      <Impact {...args} />
    </main>
  ),
});

// promise:impact
export const Goals = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Our goals are/)).toHaveTextContent(
      'Our goals are 1000+ students behind the counter, 95% positive feedback from families and teachers, ' +
        '50+ schools that play in class, and 24/7 in any browser.',
    );
    await expect(canvas.queryByText(/Measured/)).toBeNull();
  },
});

export const MeasuredBelowTheGoals = meta.story({
  globals: { locale: 'en-US' },
  args: { measured: { ...none, players: 320, problemsSolved: 5120, positivePercent: 91 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1000+ students')).toBeVisible();
    await expect(canvas.getByText('Measured so far, as of November 23, 2026:')).toBeVisible();
    await expect(canvas.getByText('320 visitors who played, each counted once a day')).toBeVisible();
    await expect(canvas.getByText('5,120 problems answered right on the first try')).toBeVisible();
    await expect(canvas.getByText('91% of ratings have four or five stars')).toBeVisible();
  },
});

export const MeasuredAboveTheGoals = meta.story({
  globals: { locale: 'en-US' },
  args: { measured: { ...none, players: 1240, positivePercent: 96 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Our goals are/)).toHaveTextContent(
      'Our goals are 50+ schools that play in class and 24/7 in any browser.',
    );
    await expect(canvas.getByText('Measured so far, as of November 23, 2026:')).toBeVisible();
    await expect(canvas.getByText('1,240 visitors who played, each counted once a day')).toBeVisible();
    await expect(canvas.getByText('96% of ratings have four or five stars')).toBeVisible();
  },
});
