import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { downloadIcon } from '../../components/Icon/icons.ts';
import { Table } from '../../components/Table/Table.tsx';
import { onCard, onPhone } from '../shared/decorators.fixture.tsx';
import { BarChart, type ChartRow } from './BarChart.tsx';

const week: readonly ChartRow[] = [
  { label: 'Mon', name: 'Monday, November 9', values: [12] },
  { label: 'Tue', name: 'Tuesday, November 10', values: [18] },
  { label: 'Wed', name: 'Wednesday, November 11', values: [0] },
  { label: 'Thu', name: 'Thursday, November 12', values: [9] },
  { label: 'Fri', name: 'Friday, November 13', values: [22] },
  { label: 'Sat', name: 'Saturday, November 14', values: [0] },
  { label: 'Sun', name: 'Sunday, November 15', values: [15] },
];

const month: readonly ChartRow[] = Array.from({ length: 30 }, (_, day) => ({
  label: `${day + 1}`,
  name: `November ${day + 1}`,
  values: [day === 11 ? null : (day * 7) % 26],
}));

const skills: readonly ChartRow[] = [
  { label: 'Order totals', values: [16, 6, 2] },
  { label: 'Times tables to 5', values: [13, 8, 3] },
  { label: 'Making change', values: [8, 9, 7] },
  { label: 'Stock and subtraction', values: [11, 9, 4] },
  { label: 'Fair prices', values: [4, 8, 12] },
];

const pieces = {
  title: 'Skills across the class',
  summary: 'Fair prices are new to half of the class.',
  rowName: 'Skill',
  series: ['Secure', 'Growing', 'New'],
  rows: skills,
  orientation: 'horizontal',
  arrangement: 'stacked',
} as const;

const meta = preview.meta({
  title: 'Data/BarChart',
  tags: ['autodocs'],
  component: BarChart,
  args: {
    title: 'Minutes per day',
    summary: 'Mia played on five days, longest on Friday.',
    rowName: 'Day',
    series: ['Minutes'],
    rows: week,
  },
  decorators: [onCard],
});

/** One series with the value of each bar. 0 is a value, not a gap. */
export const OneWeek = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Minutes per day' })).toBeVisible();
    await expect(canvas.getByText('Mia played on five days, longest on Friday.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Friday, November 13 22' })).toBeInTheDocument();
  },
});

/** The table replaces the chart. */
export const AsTable = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));

    await expect(canvas.getByRole('table', { name: 'Minutes per day' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await expect(canvas.getByRole('cell', { name: '22' })).toBeVisible();
  },
});

export const TogglesByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
  },
});

/** The table is always visible. */
export const TableNextToChart = meta.story({
  args: { table: 'beside' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Minutes per day' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The table has one column more than the chart. The action is next to the toggle. */
export const CustomTableAndAction = meta.story({
  tags: ['behavior', 'nightly'],
  args: {
    fullTable: (
      <Table
        caption="Minutes and problems per day"
        isCaptionHidden
        columns={[
          { id: 'day', name: 'Day' },
          { id: 'minutes', name: 'Minutes', align: 'number' },
          { id: 'problems', name: 'Problems', align: 'number' },
        ]}
        rows={week.map(({ name = '', values: [minutes = 0] }) => ({
          id: name,
          day: name,
          minutes: minutes ?? 0,
          problems: 2 * (minutes ?? 0),
        }))}
      />
    ),
    actions: (
      <Button variant="text" icon={downloadIcon}>
        CSV
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'CSV' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Friday, November 13 22 44' })).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));

    await expect(canvas.getAllByRole('table')).toHaveLength(1);
    await expect(canvas.getByRole('columnheader', { name: 'Problems' })).toBeVisible();
  },
});

/** The highlighted bar is filled and the others are pale. A note explains why. */
export const Highlight = meta.story({
  tags: ['nightly'],
  args: { highlight: { label: 'Fri', note: 'Best day' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Friday, November 13 (Best day)' })).toBeInTheDocument();
  },
});

/** Several series also differ in pattern. A dash means missing data. */
export const SeveralSeries = meta.story({
  args: {
    title: 'Right on first try',
    summary: 'Making change grew most, from 60 to 80 percent.',
    rowName: 'Skill',
    series: ['Last week', 'This week'],
    format: 'percent',
    rows: [
      { label: 'Order totals', values: [90, 94] },
      { label: 'Making change', values: [60, 80] },
      { label: 'Fair prices', values: [null, 45] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Making change 60.* 80/ })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^Fair prices No data 45/ })).toBeInTheDocument();
  },
});

/** Six series, the maximum. */
export const SixSeries = meta.story({
  args: {
    title: 'Problems by band',
    summary: 'Making change is the most common kind in every band.',
    rowName: 'Kind',
    series: ['Explorer', 'Intermediate', 'Pro', 'Expert', 'Visitors', 'Teachers'],
    rows: [
      { label: 'Totals', values: [30, 42, 38, 20, 12, 8] },
      { label: 'Change', values: [44, 50, 41, 33, 18, 10] },
    ],
  },
});

/** Stacked, with values on the segments. */
export const StackedHorizontal = meta.story({ args: pieces });

/** Stacked vertically. */
export const Stacked = meta.story({
  args: {
    title: 'Problems per day',
    summary: 'Most answers were right on the first try.',
    series: ['First try', 'Second try'],
    arrangement: 'stacked',
    rows: week.map((row, day) => ({ ...row, values: [12 + day * 3, 4 + (day % 3)] })),
  },
});

/** Horizontal, for long labels. */
export const Horizontal = meta.story({
  args: {
    title: 'Right on first try',
    summary: 'Order totals are secure. Fair prices are new.',
    rowName: 'Skill',
    series: ['Right on first try'],
    format: 'percent',
    orientation: 'horizontal',
    rows: skills.map(({ label }, index) => ({ label, values: [94 - index * 12.5] })),
    highlight: { label: 'Fair prices', note: 'New' },
  },
});

/** A minimum length keeps very small values visible. The printed value is exact. */
export const VeryUnequal = meta.story({
  tags: ['nightly'],
  args: {
    title: 'Clicks by button',
    summary: 'Nearly all clicks were on Math Explorer.',
    rowName: 'Plan',
    series: ['Presses'],
    orientation: 'horizontal',
    shortest: 0.1,
    rows: [
      { label: 'Math Explorer', values: [200] },
      { label: 'Family Plan', values: [3] },
      { label: 'Classroom Edition', values: [0] },
    ],
  },
  play: async ({ canvasElement }) => {
    const bars = await waitFor(() => {
      const drawn = [...canvasElement.querySelectorAll('.visx-bar-rounded')];
      if (drawn.length !== 2) throw new Error(`${drawn.length} bars are drawn.`);
      return drawn.map((bar) => bar.getBoundingClientRect().width);
    });
    await expect((bars[1] ?? 0) / (bars[0] ?? 1)).toBeCloseTo(0.1, 1);
    await expect(within(canvasElement).getByRole('row', { name: /Family Plan/ })).toHaveTextContent('3');
  },
});

/** Money is given in integer cents. */
export const Money = meta.story({
  tags: ['nightly'],
  args: {
    title: 'Revenue',
    summary: 'Most came from the Family Plan.',
    rowName: 'Plan',
    series: ['Revenue'],
    format: 'money',
    rows: [
      { label: 'Explorer', values: [49_950] },
      { label: 'Family', values: [1_198_800] },
      { label: 'Classroom', values: [0] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Family .*11,988\.00/ })).toBeInTheDocument();
  },
});

/** Many rows: labels and values are shown if they fit. The table has all of them. */
export const ThirtyDays = meta.story({ args: { rows: month, summary: 'Mia played on most days of November.' } });

/** Negative values. */
export const BelowZero = meta.story({
  args: {
    title: 'Profit per day',
    summary: 'Tuesday cost more than it earned.',
    series: ['Profit'],
    format: 'money',
    rows: [
      { label: 'Mon', values: [1200] },
      { label: 'Tue', values: [-450] },
      { label: 'Wed', values: [800] },
    ],
  },
});

export const BelowZeroHorizontal = meta.story({
  args: {
    title: 'Change from last week',
    summary: 'Fewer hints, more problems.',
    rowName: 'Count',
    series: ['Change'],
    orientation: 'horizontal',
    rows: [
      { label: 'Problems', values: [24] },
      { label: 'Hints', values: [-5] },
    ],
  },
});

/** All zero. */
export const AllZero = meta.story({
  args: { rows: week.map((row) => ({ ...row, values: [0] })), summary: 'Nobody played this week.' },
});

export const OneRow = meta.story({ args: { rows: week.slice(0, 1), summary: 'Mia played on one day.' } });

/** No data yet. */
export const Empty = meta.story({
  args: { rows: [], empty: 'The first minutes appear after the first day of play.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first minutes appear after the first day of play.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** If labels do not fit, the chart becomes horizontal instead of shrinking the text. */
export const OnAPhone = meta.story({
  decorators: [onPhone],
});

export const StackedOnAPhone = meta.story({
  args: pieces,
  decorators: [onPhone],
});

export const DoFinding = meta.story({
  tags: ['guidance'],
  name: 'The title has the unit, and the summary says what to see.',
  render: () => (
    <BarChart
      title="Minutes per day"
      summary="Mia played longest on Friday."
      rowName="Day"
      series={['Minutes']}
      rows={[
        { label: 'Wed', values: [9] },
        { label: 'Thu', values: [12] },
        { label: 'Fri', values: [22] },
      ]}
    />
  ),
});

export const DontFinding = meta.story({
  tags: ['guidance'],
  name: 'The text tells nothing that the eye doesn’t see, and nothing to those who don’t see.',
  render: () => (
    <BarChart
      title="Chart"
      summary="A bar chart with three bars."
      rowName="Day"
      series={['Values']}
      rows={[
        { label: 'Wed', values: [9] },
        { label: 'Thu', values: [12] },
        { label: 'Fri', values: [22] },
      ]}
    />
  ),
});
