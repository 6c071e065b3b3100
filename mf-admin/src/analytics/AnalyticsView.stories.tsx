import { CallError } from '@countertop/client/shared/CallError';
import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { StatefulView, type StatefulViewProps } from './AnalyticsView.fixture.tsx';
import type { Log } from './LogTab.tsx';
import { paymentList } from '../payments/payments.fixture.ts';
import { inbox } from '../support/inbox.fixture.ts';
import { emptyReport, entries, report, smallReport } from './report.fixture.ts';

const log: Log = { entries, onMore: null, more: 'idle' };
const open: StatefulViewProps['access'] = { status: 'open', value: true };

const siteReport: StatefulViewProps['siteReport'] = { status: 'open', value: report };
const openLog: StatefulViewProps['log'] = { status: 'open', value: log };
const openSupport: StatefulViewProps['support'] = { status: 'open', value: inbox };
const openPayments: StatefulViewProps['payments'] = { status: 'open', value: paymentList };
const take: StatefulViewProps['onExportEmails'] = fn(() => Promise.resolve('countertop-early-access-2026-11-22.csv'));
const went = fn<(search: string) => void>();

const meta = preview.meta({
  title: 'Admin/General analytics',
  component: StatefulView,
  args: {
    access: open,
    siteReport,
    support: openSupport,
    payments: openPayments,
    log: openLog,
    onExportEmails: take,
    onRefresh: fn(),
    onGo: went,
  },
  beforeEach: () => clearNotifications,
});

const table = (name: string) => within(screen.getByRole('table', { name }));

export const OneWeek = meta.story({
  parameters: inAllModes,
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'General Analytics' })).toBeVisible();
    await expect(screen.getByText('Admin Only')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Subscription Analytics' })).toHaveAttribute(
      'href',
      '/admin-analytics',
    );
    await expect(screen.getByRole('heading', { level: 2, name: /Nov 16.*22, 2026/ })).toBeVisible();
    await expect(screen.getByText(/Days are in UTC. Today is still in progress./)).toBeVisible();
    await expect(screen.getByText('+17%, up from 180')).toBeVisible();
    const bands = table('Games by age band');
    await expect(bands.getByRole('row', { name: /Explorer \(6-7\) 44 31/ })).toBeInTheDocument();
    await expect(bands.getByRole('row', { name: /Pro \(10-12\) 33 Not broken down/ })).toBeInTheDocument();
    await expect(
      table('Page views by page').getByRole('row', { name: /Small groups combined 15/ }),
    ).toBeInTheDocument();
    await expect(screen.getAllByText(/groups smaller than 10 aren’t broken down/)[0]).toBeVisible();
    await expect(screen.getByText(/Small groups combined: Views 15\./)).toBeVisible();
    await expect(screen.getByText('Lowest: Profit percentage, with 54% correct first answers.')).toBeVisible();
    await expect(screen.queryByText(/@/)).toBeNull();
  },
});

/** The server's clock is not accepted, which concerns every tab. */
export const WrongClock = meta.story({
  args: {
    start: { tab: 'log' },
    siteReport: {
      status: 'open',
      value: { ...report, clock: { now: '2027-06-10T09:15:00.000Z', lastSeen: '2026-11-22T09:10:00.000Z' } },
    },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /Check the clock.*says Jun 10, 2027, 9:15 AM UTC, but the last time in the database is Nov 22, 2026, 9:10 AM UTC\..*--accept-clock/,
    );
  },
});

/** The table has more columns than the chart. */
export const AsTable = meta.story({
  tags: ['nightly'],
  play: async () => {
    const steps = within(screen.getByRole('figure', { name: 'Where players stop' }));

    await userEvent.click(steps.getByRole('button', { name: 'Show as table' }));

    const rows = within(steps.getByRole('table', { name: 'Where players stop' }));
    await expect(rows.getByRole('row', { name: /Started playing 148 77/ })).toBeVisible();
    await expect(rows.getByRole('row', { name: /Finished day 5 Not broken down/ })).toBeVisible();
  },
});

export const OtherPreset = meta.story({
  tags: ['nightly'],
  play: async () => {
    await expect(screen.getByRole('radio', { name: '7 days' })).toBeChecked();

    await userEvent.click(screen.getByRole('radio', { name: '28 days' }));

    await expect(went.mock.calls.flat()).toEqual(['?from=2026-10-26&to=2026-11-22']);
  },
});

/** A reversed range shows an error at the field and requests nothing. */
export const ReversedRange = meta.story({
  tags: ['nightly'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Custom range' }));
    const from = await screen.findByLabelText('From');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-11-24');

    await userEvent.click(screen.getByRole('button', { name: 'Show' }));

    await expect(await screen.findByText('The last day is before the first. Swap them.')).toBeVisible();
    await expect(went).not.toHaveBeenCalled();

    await userEvent.clear(from);
    await userEvent.type(from, '2026-11-02');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));

    await waitFor(() => expect(went.mock.calls.flat()).toEqual(['?from=2026-11-02&to=2026-11-22']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Custom range' })).toHaveFocus());
  },
});

/** A query string can be anything. */
export const InvalidDate = meta.story({
  tags: ['nightly'],
  args: { start: { from: '2026-02-31', to: '2026-11-22' } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'This date range can’t be shown' })).toBeVisible();
    await expect(screen.getByText('“2026-02-31” isn’t a date. Enter the first day like 2026-11-01.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '28 days' }));

    await expect(went.mock.calls.flat()).toEqual(['?from=2026-10-26&to=2026-11-22']);
    await expect(await screen.findByText('Visits')).toBeVisible();
  },
});

export const SmallGroups = meta.story({
  tags: ['nightly'],
  args: { siteReport: { status: 'open', value: smallReport } },
  play: async () => {
    await expect(screen.getByText('No page was opened by enough people to be shown.')).toBeVisible();
    await expect(screen.getByText(/groups smaller than 10 aren’t shown/)).toBeVisible();
    await expect(screen.getByText(/This is the first period with data/)).toBeVisible();
    await expect(screen.queryByText('None in the previous period')).toBeNull();
  },
});

export const Nothing = meta.story({
  tags: ['nightly'],
  args: { siteReport: { status: 'open', value: emptyReport } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No activity in this period' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['nightly'],
  args: { siteReport: { status: 'loading' } },
  play: async () => {
    await expect(screen.getByRole('radio', { name: '7 days' })).toBeVisible();
    await expect(screen.getByText('Loading data…', { selector: '[role=status] *' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Export all' })).toBeNull();
  },
});

const retry = fn();

export const Broken = meta.story({
  tags: ['nightly'],
  args: { siteReport: { status: 'failed', onRetry: retry } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The data couldn’t be loaded');

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  tags: ['nightly'],
  args: { siteReport: { status: 'failed', onRetry: fn() } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async () => {
    await expect(screen.getByText('You’re offline. Try again when you’re back online.')).toBeVisible();
  },
});

/** The sign-in link returns to the same days. */
export const SignedOut = meta.story({
  args: {
    access: { status: 'signedOut' },
    siteReport: { status: 'signedOut' },
    support: { status: 'signedOut' },
    payments: { status: 'signedOut' },
    log: { status: 'signedOut' },
  },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fanalytics%3Ffrom%3D2026-11-16%26to%3D2026-11-22',
    );
    await expect(screen.queryByRole('tab')).toBeNull();
  },
});

const openQuestion = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Export emails' }));
  return within(await screen.findByRole('alertdialog', { name: 'Export early-access emails?' }));
};

/** The dialog says that the export is logged, and focuses Cancel first. */
export const ExportEmails = meta.story({
  tags: ['nightly'],
  play: async () => {
    const dialog = await openQuestion();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    const words = /recorded in the access log, which every administrator can read/;
    await waitFor(() => expect(dialog.getByText(words)).toBeVisible());
    await expect(take).not.toHaveBeenCalled();

    await userEvent.click(dialog.getByRole('button', { name: 'Export and record' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(notifications().visible?.message).toBe(
      'Saved as countertop-early-access-2026-11-22.csv. The export is in the access log.',
    );
  },
});

export const ExportForbidden = meta.story({
  tags: ['nightly'],
  args: { onExportEmails: fn(() => Promise.reject(new CallError(403, '{}'))) },
  play: async () => {
    const dialog = await openQuestion();

    await userEvent.click(dialog.getByRole('button', { name: 'Export and record' }));

    await expect(await dialog.findByRole('alert')).toHaveTextContent('no longer signed in as an administrator');
  },
});

export const AllReports = meta.story({
  tags: ['nightly'],
  play: async () => {
    const reports = () => table('Reported problems').getAllByRole('rowheader');
    await expect(reports()).toHaveLength(8);
    await expect(screen.getByRole('link', { name: 'Seed 7' })).toHaveAttribute('href', '/game?seed=7&ages=ages_10_12');

    await userEvent.click(screen.getByRole('button', { name: 'Show all 11' }));

    await expect(reports()).toHaveLength(11);
  },
});

export const AccessLog = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'log' } },
  play: async () => {
    const rows = table('Access log');
    await expect(rows.getAllByRole('rowheader')[0]).toHaveTextContent('Nov 22, 2026, 9:00 AM UTC');
    await expect(rows.getByRole('row', { name: /Exported early-access emails ada@home.example 30/ })).toBeVisible();
    await expect(rows.getByRole('row', { name: /Deleted account/ })).toBeVisible();
    await expect(screen.getAllByText('3 entries shown.')[0]).toBeVisible();
  },
});

const older = fn();

export const OlderEntries = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'log' }, log: { status: 'open', value: { ...log, onMore: older } } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show older entries' }));

    await expect(older).toHaveBeenCalledOnce();
  },
});

export const OlderFailed = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'log' }, log: { status: 'open', value: { ...log, onMore: fn(), more: 'failed' } } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The older entries couldn’t be loaded.');
  },
});

export const NoEntries = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'log' }, log: { status: 'open', value: { ...log, entries: [] } } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  },
});

/** Parts after the first are closed. */
export const OnAPhone = meta.story({
  tags: ['nightly'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(screen.getByRole('figure', { name: 'Visitors by day' })).toBeVisible();
    const play = screen.getByRole('button', { name: 'Play' });
    await expect(play).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(play);

    await expect(await screen.findByRole('figure', { name: 'Where players stop' })).toBeVisible();
  },
});

export const SupportRequests = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'support' } },
  play: async () => {
    await expect(screen.getByRole('tab', { name: 'Support' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('heading', { name: 'Request 12: Payments and refunds' })).toBeVisible();
  },
});

export const Payments = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'payments' } },
  play: async () => {
    await expect(screen.getByRole('tab', { name: 'Payments' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('heading', { name: 'Needs a decision' })).toBeVisible();
  },
});

export const SupportLoading = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'support' }, support: { status: 'loading' } },
  play: async () => {
    await expect(screen.getByText('Loading the requests…', { selector: '[role=status] *' })).toBeInTheDocument();
  },
});

export const SupportFailed = meta.story({
  tags: ['nightly'],
  args: { start: { tab: 'support' }, support: { status: 'failed', onRetry: retry } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The support requests couldn’t be loaded');
  },
});
