import { BarChart } from '../../charts/BarChart/BarChart.tsx';
import { DotPlot } from '../../charts/DotPlot/DotPlot.tsx';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { onTheComponent, type KeyboardScenes } from './keyboardScene.ts';

const chart = {
  title: 'Minutes per day',
  summary: 'Mia played longest on Tuesday.',
  rowName: 'Day',
  series: ['Minutes'],
  rows: [
    { label: 'Mon', values: [12] },
    { label: 'Tue', values: [18] },
  ],
};

export const charts: KeyboardScenes = {
  BarChart: {
    content: () => (
      <Card>
        <BarChart {...chart} />
      </Card>
    ),
    start: onTheComponent,
  },
  DotPlot: {
    content: () => (
      <Card>
        <DotPlot {...chart} />
      </Card>
    ),
    start: onTheComponent,
  },
  LineChart: {
    content: () => (
      <Card>
        <LineChart {...chart} />
      </Card>
    ),
    start: onTheComponent,
  },
};
