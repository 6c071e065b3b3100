import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { metrics, refreshing } from './metrics.fixture.ts';
import { SubscriptionsView, type SubscriptionsViewProps } from './SubscriptionsView.tsx';

const openWith = (value: typeof metrics): SubscriptionsViewProps['access'] => ({ status: 'open', value });
const loading: SubscriptionsViewProps['access'] = { status: 'loading' };
const signedOut: SubscriptionsViewProps['access'] = { status: 'signedOut' };

const meta = preview.meta({
  title: 'Admin/Subscription analytics',
  component: SubscriptionsView,
  args: { access: openWith(metrics), refreshing },
});

const row = (table: string, name: RegExp) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name });
const cells = (table: string, name: RegExp) =>
  within(row(table, name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const card = (label: string) => screen.getByText(label).parentElement?.textContent;

export const Everything = meta.story({
  parameters: inAllModes,
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Subscription Analytics' })).toBeVisible();
    await expect(screen.getByText('Admin Only')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'General Analytics' })).toHaveAttribute('href', '/analytics');
    await expect(card('Total Users')).toBe('Total Users1,24062 premium (5.0%)');
    await expect(card('Pricing Page Views')).toBe('Pricing Page Views420371 unique visitors, each counted once a day');
    await expect(card('Conversion Rate')).toBe('Conversion Rate4.8%20 conversions');
    await expect(screen.getByText('Payment button clicks').closest('div')).toHaveTextContent('130');
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Recent Subscriptions', 'Subscribe Clicks by Tier', 'Daily Performance']);
  },
});

/** Dates are in UTC: a payment in the last second of a day belongs to that day. */
export const RecentPayments = meta.story({
  tags: ['nightly'],
  play: async () => {
    const [plan, date, amount] = cells('Recent Subscriptions', /maximiliane/);
    await expect(plan).toContain('Math Explorer');
    await expect(date).toContain('Nov 21, 2026');
    await expect(amount).toContain('$39.99');
    await expect(row('Recent Subscriptions', /Account deleted/)).toBeVisible();
    await expect(cells('Recent Subscriptions', /robin/)[2]).toContain('$1,199.50');
  },
});

/** The shortest bar is a tenth of the longest; numbers are unchanged. */
export const ClicksByTier = meta.story({
  tags: ['nightly'],
  play: async () => {
    await expect(screen.getByText('Math Explorer got 120 of 130 clicks.')).toBeVisible();
    const widths = await waitFor(() => {
      const figure = screen.getByRole('figure', { name: 'Subscribe Clicks by Tier' });
      const barWidths = [...figure.querySelectorAll('.visx-bar-rounded')].map(
        (bar) => bar.getBoundingClientRect().width,
      );
      if (barWidths.length !== 3) throw new Error(`${barWidths.length} bars are rendered.`);
      return barWidths;
    });
    await expect(Math.min(...widths) / Math.max(...widths)).toBeCloseTo(0.1, 1);
    const table = within(screen.getByRole('table', { name: /Subscribe Clicks by Tier/ }));
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Math Explorer',
      'Family Plan',
      'Classroom Edition',
    ]);
    await expect(table.getByRole('row', { name: /Family Plan/ })).toHaveTextContent('5');
  },
});

/** Without views, the conversion is 0.0%, even if someone paid who saw the prices the day before. */
export const SevenDays = meta.story({
  tags: ['nightly'],
  play: async () => {
    const table = within(screen.getByRole('table', { name: 'Daily Performance' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Page Views',
      'Subscribe Clicks',
      'Subscriptions',
      'Conversion %',
    ]);
    await expect(table.getAllByRole('rowheader')).toHaveLength(8);
    await expect(row('Daily Performance', /Nov 15/)).toHaveTextContent('5.0%');
    await expect(row('Daily Performance', /Nov 19/)).toHaveTextContent('0.0%');
    await expect(row('Daily Performance', /Nov 21, 2026, so\sfar/u)).toHaveTextContent('6.3%');
    await expect(row('Daily Performance', /All 7 days/)).toHaveTextContent('1,411');
    await expect(screen.getByText(/in UTC\. Today is still in progress/)).toBeVisible();
  },
});

export const NoPaymentsYet = meta.story({
  tags: ['nightly'],
  args: {
    access: openWith({
      ...metrics,
      conversions: 0,
      conversionRate: 0,
      recentSubscriptions: [],
      clicksByTier: {},
      subscribeClicks: 0,
    }),
  },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 3, name: 'No subscriptions yet' })).toBeVisible();
    await expect(screen.getByText('Waiting for first premium user!')).toBeVisible();
    await expect(screen.getByText('No one has clicked Subscribe yet.')).toBeVisible();
    await expect(screen.getByText('0.0%', { selector: 'dd' })).toBeVisible();
  },
});

const nothing = {
  ...metrics,
  pricingPageViews: 0,
  pricingVisitors: 0,
  subscribeClicks: 0,
  conversions: 0,
  conversionRate: 0,
  recentSubscriptions: [],
  clicksByTier: {},
  dailyStats: metrics.dailyStats.map(({ date }) => ({ date, views: 0, clicks: 0, subscriptions: 0 })),
};

export const NoData = meta.story({
  tags: ['nightly'],
  args: { access: openWith(nothing) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No Analytics Data' })).toBeVisible();
    await expect(
      screen.getByText('Analytics data will appear once users start visiting the pricing page.'),
    ).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Pause auto-refresh' })).toBeVisible();
  },
});

const setPaused = fn();

export const Pausing = meta.story({
  tags: ['nightly'],
  args: { refreshing: { ...refreshing, setPaused } },
  play: async ({ userEvent }) => {
    await expect(screen.getByText(/^Updated at .* Refreshes every 30 seconds\.$/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Pause auto-refresh' }));

    await expect(setPaused).toHaveBeenCalledWith(true);
  },
});

export const Paused = meta.story({
  tags: ['nightly'],
  args: { refreshing: { ...refreshing, isPaused: true } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Pause auto-refresh' })).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByText(/Auto-refresh is paused\.$/)).toBeVisible();
  },
});

/** Manual refreshes are announced; automatic ones aren't. */
export const ManualRefresh = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(spoken().join('')).toBe('');

    await userEvent.click(screen.getByRole('button', { name: 'Refresh now' }));

    await waitFor(() => expect(spoken()).toContain('The data is up to date.'));
  },
});

/** The old data stays and is marked as out of date. */
export const RefreshFailed = meta.story({
  tags: ['nightly'],
  args: { refreshing: { ...refreshing, hasFailed: true } },
  play: async () => {
    await expect(screen.getByText('Out of date')).toBeVisible();
    await expect(screen.getByText(/^The last refresh failed\. This data is from/)).toBeVisible();
    await expect(screen.getByText('The data couldn’t be refreshed.')).toBeInTheDocument();
    await expect(card('Total Users')).toContain('1,240');
  },
});

export const Loading = meta.story({ args: { access: loading } });

export const SignedOut = meta.story({
  args: { access: signedOut },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fadmin-analytics',
    );
    await expect(screen.queryByRole('link', { name: 'General Analytics' })).toBeNull();
  },
});
