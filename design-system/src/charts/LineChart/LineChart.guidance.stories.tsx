import preview from '../../../../.storybook/preview.tsx';
import { onCard } from '../shared/decorators.fixture.tsx';
import { LineChart } from './LineChart.tsx';

const meta = preview.meta({
  title: 'Data/LineChart guidance',
  component: LineChart,
  tags: ['guidance'],
  decorators: [onCard],
});

export const DoTime = meta.story({
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
