import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { SubscriptionAnalyticsPage } from './SubscriptionAnalyticsPage.tsx';
import { TeacherDashboardPage } from './TeacherDashboardPage.tsx';

const meta = preview.meta({ title: 'Admin/Pages', component: TeacherDashboardPage });

export const TeacherDashboard = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Teacher Dashboard' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Class Overview' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const SubscriptionAnalytics = meta.story({ render: () => <SubscriptionAnalyticsPage /> });

export const Analytics = meta.story({ render: () => <AnalyticsPage /> });
