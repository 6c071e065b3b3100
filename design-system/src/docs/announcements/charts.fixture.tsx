import { BarChart } from '../../charts/BarChart/BarChart.tsx';
import { DotPlot } from '../../charts/DotPlot/DotPlot.tsx';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import { Sparkline } from '../../charts/Sparkline/Sparkline.tsx';
import type { Announcements } from './announcement.ts';

const chart = {
  title: 'Minutes per day',
  summary: 'Mia played longest on Friday.',
  rowName: 'Day',
  series: ['Minutes'],
  rows: [
    { label: 'Thu', name: 'Thursday', values: [12] },
    { label: 'Fri', name: 'Friday', values: [22] },
  ],
};

export const charts: Announcements = {
  BarChart: {
    '“Figure” and the title, the summary, the button, then the table. The chart itself is hidden.': {
      content: <BarChart {...chart} />,
      among: true,
      says: [
        'figure, Minutes per day',
        'heading, Minutes per day, level 3',
        'Mia played longest on Friday.',
        'button, Show as table',
        'table, Minutes per day',
      ],
    },
    'The highlighted row includes its note: “Friday (Best day)”.': {
      content: <BarChart {...chart} highlight={{ label: 'Fri', note: 'Best day' }} />,
      among: true,
      says: ['row, Friday (Best day) 22'],
    },
  },
  DotPlot: {
    '“Figure” and the title, the summary, the button, then the table, even while the chart is visible.': {
      content: <DotPlot {...chart} />,
      among: true,
      says: [
        'figure, Minutes per day',
        'heading, Minutes per day, level 3',
        'Mia played longest on Friday.',
        'button, Show as table',
        'table, Minutes per day',
      ],
    },
  },
  LineChart: {
    '“Figure” and the title, the summary, the button, then the table. A gap is a cell with “No data”.': {
      content: <LineChart {...chart} rows={[...chart.rows, { label: 'Sat', name: 'Saturday', values: [null] }]} />,
      among: true,
      says: [
        'figure, Minutes per day',
        'heading, Minutes per day, level 3',
        'Mia played longest on Friday.',
        'button, Show as table',
        'table, Minutes per day',
        'cell, No data',
      ],
    },
  },
  Sparkline: { 'Nothing. It is decorative.': { content: <Sparkline values={[1, 2, 3]} />, says: [] } },
};
