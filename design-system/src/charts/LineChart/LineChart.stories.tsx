import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { onCard, onPhone } from '../shared/decorators.fixture.tsx';
import { type ChartRow, LineChart } from './LineChart.tsx';

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
  tags: ['autodocs'],
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

/** One series, with values if they fit. Missing data is a gap in the line. */
export const OneWeek = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Making change' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Mon 62/ })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Wed No data' })).toBeInTheDocument();
  },
});

/** The table replaces the chart. */
export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));

    await expect(canvas.getByRole('cell', { name: 'No data' })).toBeVisible();
  },
});

export const TableNextToChart = meta.story({ args: { table: 'beside' } });

/** Several series differ in marker and dash pattern. Names are at the ends of the lines. */
export const ThreeSeries = meta.story({ args: three });

/** Overlapping names move apart. */
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

/** Thirty days: markers only at the ends. */
export const ThirtyDays = meta.story({
  args: {
    title: 'Pricing page visitors',
    summary: 'Views doubled in November, and so did clicks on Subscribe.',
    series: ['Page views', 'Subscribe clicks'],
    format: 'number',
    rows: month,
  },
});

/** An axis around the data shows a change of a few percent. */
export const AroundTheData = meta.story({
  args: {
    title: 'Accuracy of Noah',
    summary: 'Noah went from 64 percent on Day 1 to 77 percent on Day 7.',
    range: 'data',
    rows: [64, 66, 70, 69, 73, 75, 77].map((value, day) => ({ label: `Day ${day + 1}`, values: [value] })),
  },
});

/** Isolated points. */
export const IsolatedPoints = meta.story({
  args: {
    summary: 'Played on Monday, Wednesday and Friday.',
    rows: days.map((label, day) => ({ label, values: [day % 2 === 0 && day < 6 ? 60 + day * 3 : null] })),
  },
});

/** One point. */
export const OnePoint = meta.story({ args: { rows: week.slice(0, 1), summary: '62 percent after one day.' } });

/** Negative values. */
export const BelowZero = meta.story({
  args: {
    title: 'Profit per day',
    summary: 'Tuesday cost more than it earned.',
    series: ['Profit'],
    format: 'money',
    rows: days.map((label, day) => ({ label, values: [[900, -450, 200, 1250, 1100, 640, 980][day] ?? null] })),
  },
});

/** All zero. */
export const AllZero = meta.story({
  args: {
    title: 'Subscriptions',
    summary: 'Nobody subscribed this week.',
    series: ['Subscriptions'],
    format: 'number',
    rows: days.map((label) => ({ label, values: [0] })),
  },
});

/** No data yet. */
export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to show yet.')).toBeVisible();
  },
});

/** If the names do not fit, they become a legend. */
export const OnAPhone = meta.story({
  args: three,
  decorators: [onPhone],
});

export const DoTime = meta.story({
  tags: ['guidance'],
  name: 'One line with a finding.',
  render: () => (
    <LineChart
      title="Problems per week"
      summary="Mia solved twice as many problems in the fourth week."
      rowName="Week"
      series={['Problems']}
      rows={[
        { label: 'Week 1', values: [20] },
        { label: 'Week 2', values: [24] },
        { label: 'Week 3', values: [31] },
        { label: 'Week 4', values: [41] },
      ]}
    />
  ),
});

export const DontTime = meta.story({
  tags: ['guidance'],
  name: 'Things in no order have no line between them. Use a BarChart.',
  render: () => (
    <LineChart
      title="Problems per skill"
      summary="Most problems were order totals."
      rowName="Skill"
      series={['Problems']}
      rows={[
        { label: 'Totals', values: [20] },
        { label: 'Change', values: [12] },
        { label: 'Stock', values: [16] },
      ]}
    />
  ),
});
