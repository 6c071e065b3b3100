import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { onCard, onPhone } from '../shared/decorators.fixture.tsx';
import { type ChartRow, DotPlot } from './DotPlot.tsx';
import { BarChart } from '../BarChart/BarChart.tsx';

const skills: readonly ChartRow[] = [
  { label: 'Order totals', values: [88, 94] },
  { label: 'Making change', values: [64, 77] },
  { label: 'Stock and subtraction', values: [71, 71] },
  { label: 'Fair prices', values: [78, 69] },
];

const meta = preview.meta({
  title: 'Data/DotPlot',
  tags: ['autodocs'],
  component: DotPlot,
  args: {
    title: 'Right on first try, by skill',
    summary: 'Making change grew most, from 64 to 77 percent.',
    rowName: 'Skill',
    series: ['First week', 'This week'],
    format: 'percent' as const,
    rows: skills,
  },
  decorators: [onCard],
});

/** Two series: before and after. The values are next to the ends. */
export const BeforeAndAfter = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Right on first try, by skill' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Making change 64.* 77/ })).toBeInTheDocument();
  },
});

/** The table replaces the chart. */
export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));

    await expect(canvas.getByRole('columnheader', { name: 'This week' })).toBeVisible();
  },
});

/** A line to compare with. */
export const WithTarget = meta.story({
  args: {
    title: 'Accuracy by student',
    summary: 'Noah and Ava are below 80 percent.',
    rowName: 'Student',
    series: ['Accuracy'],
    target: { value: 80, label: 'Goal: 80%' },
    rows: [
      { label: 'Ava', values: [76] },
      { label: 'Noah', values: [72] },
      { label: 'Mia', values: [93] },
      { label: 'Leo', values: [86] },
    ],
  },
});

/** Missing data. */
export const MissingData = meta.story({
  args: {
    rows: [
      ...skills.slice(0, 2),
      { label: 'Equal shares', values: [null, null] },
      { label: 'Profit', values: [null, 82] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Equal shares No data No data' })).toBeInTheDocument();
    await expect(canvas.getByText('A row without a dot has no data.')).toBeVisible();
  },
});

/** No data yet. */
export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to show yet.')).toBeVisible();
  },
});

/** Labels that do not fit move above the dots. */
export const OnAPhone = meta.story({
  decorators: [onPhone],
});

export const DoAxis = meta.story({
  tags: ['guidance'],
  name: 'Where a few percent matter, the axis is around the data.',
  render: () => (
    <DotPlot
      title="Right on first try"
      summary="Making change grew most, from 84 to 89 percent."
      rowName="Skill"
      series={['First week', 'This week']}
      format="percent"
      rows={[
        { label: 'Making change', values: [84, 89] },
        { label: 'Order totals', values: [88, 90] },
      ]}
    />
  ),
});

export const DontAxis = meta.story({
  tags: ['guidance'],
  name: 'Bars from zero hide the change.',
  render: () => (
    <BarChart
      title="Right on first try, as bars"
      summary="Making change grew most, from 84 to 89 percent."
      rowName="Skill"
      series={['First week', 'This week']}
      format="percent"
      rows={[
        { label: 'Making change', values: [84, 89] },
        { label: 'Order totals', values: [88, 90] },
      ]}
    />
  ),
});
