import preview from '../../../../.storybook/preview.tsx';
import { onCard } from '../shared/decorators.fixture.tsx';
import { BarChart } from '../BarChart/BarChart.tsx';
import { DotPlot } from './DotPlot.tsx';

const meta = preview.meta({
  title: 'Data/DotPlot guidance',
  component: DotPlot,
  tags: ['guidance'],
  decorators: [onCard],
});

export const DoAxis = meta.story({
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
