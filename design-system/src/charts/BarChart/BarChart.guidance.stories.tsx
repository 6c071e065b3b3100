import preview from '../../../../.storybook/preview.tsx';
import { onCard } from '../shared/decorators.fixture.tsx';
import { BarChart } from './BarChart.tsx';

const meta = preview.meta({
  title: 'Data/BarChart guidance',
  component: BarChart,
  tags: ['guidance'],
  decorators: [onCard],
});

export const DoFinding = meta.story({
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
