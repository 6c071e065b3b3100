import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { onCard, onPhone } from '../shared/decorators.fixture.tsx';
import { LineChart, type ChartRow } from './LineChart.tsx';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const week: readonly ChartRow[] = days.map((label, day) => ({
  label,
  values: [[62, 66, null, 71, 70, 76, 80][day] ?? null],
}));

const month: readonly ChartRow[] = Array.from({ length: 30 }, (_, day) => ({
  label: `${day + 1}`,
  name: `November ${day + 1}`,
  values: [120 + ((day * 37) % 60) + day * 3, 30 + ((day * 17) % 25) + day],
}));

const three = {
  title: 'Problems per day',
  summary: 'Mia and Leo both answered more each day.',
  series: ['Mia', 'Leo', 'Noor'],
  format: 'number',
  rows: days.map((label, day) => ({
    label,
    values: [10 + day * 3, 8 + ((day * 5) % 9), day === 3 ? null : 24 - day],
  })),
} as const;

const meta = preview.meta({
  title: 'Data/LineChart',
  component: LineChart,
  args: {
    title: 'Making change',
    summary: 'Right on first try went from 6 in 10 to 8 in 10.',
    rowName: 'Day',
    series: ['Right on first try'],
    format: 'percent' as const,
    rows: week,
  },
  decorators: [onCard],
});

export const OneWeek = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Making change' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Mon 62/ })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Wed No data' })).toBeInTheDocument();
  },
});

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));

    await expect(canvas.getByRole('cell', { name: 'No data' })).toBeVisible();
  },
});

export const TableNextToChart = meta.story({ args: { table: 'beside' } });

export const ThreeSeries = meta.story({ args: three });

export const SixSeries = meta.story({
  args: {
    title: 'Right on first try, by band',
    summary: 'All bands grow; Explorer grows most.',
    series: ['Explorer', 'Intermediate', 'Pro', 'Expert', 'Visitors', 'Teachers'],
    rows: days.map((label, day) => ({
      label,
      values: [40 + day * 6, 55 + day * 2, 61 + day * 2, 78 + day, 30 + day * 2, 92 - (day % 2)],
    })),
  },
});

export const ThirtyDays = meta.story({
  args: {
    title: 'Pricing page visitors',
    summary: 'Views doubled in November, and so did clicks on Subscribe.',
    series: ['Page views', 'Subscribe clicks'],
    format: 'number',
    rows: month,
  },
});

/** The axis covers only the data, so that a change of a few percent is visible. */
export const AroundTheData = meta.story({
  args: {
    title: 'Accuracy of Noah',
    summary: 'Noah went from 64 percent on Day 1 to 77 percent on Day 7.',
    range: 'data',
    rows: [64, 66, 70, 69, 73, 75, 77].map((value, day) => ({ label: `Day ${day + 1}`, values: [value] })),
  },
});

export const OnePoint = meta.story({ args: { rows: week.slice(0, 1), summary: '62 percent after one day.' } });

export const IsolatedPoints = meta.story({
  args: {
    summary: 'Played on Monday, Wednesday and Friday.',
    rows: days.map((label, day) => ({ label, values: [day % 2 === 0 && day < 6 ? 60 + day * 3 : null] })),
  },
});

export const AllZero = meta.story({
  args: {
    title: 'Subscriptions',
    summary: 'Nobody subscribed this week.',
    series: ['Subscriptions'],
    format: 'number',
    rows: days.map((label) => ({ label, values: [0] })),
  },
});

export const BelowZero = meta.story({
  args: {
    title: 'Profit per day',
    summary: 'Tuesday cost more than it earned.',
    series: ['Profit'],
    format: 'money',
    rows: days.map((label, day) => ({ label, values: [[900, -450, 200, 1250, 1100, 640, 980][day] ?? null] })),
  },
});

export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to show yet.')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: three,
  decorators: [onPhone],
});
