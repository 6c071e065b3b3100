import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { SubscriptionAnalyticsPage } from './SubscriptionAnalyticsPage.tsx';
import { TeacherDashboardPage } from './TeacherDashboardPage.tsx';

const meta = preview.meta({
  title: 'Admin/Pages',
  component: TeacherDashboardPage,
  parameters: { address: '/teacher-dashboard' },
});

export const TeacherDashboard = meta.story({
  tags: ['nightly'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Teacher Dashboard' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Class Overview' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** Nobody is signed in in stories. */
export const SubscriptionAnalytics = meta.story({
  render: () => <SubscriptionAnalyticsPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();
  },
});

export const Analytics = meta.story({
  parameters: { address: '/analytics' },
  render: () => <AnalyticsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'General Analytics' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();
  },
});
