import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'BarChart',
  intro: [
    'Compares values as bars from zero. For a trend over many points use `LineChart`, for one number `StatCard`, for a share of a whole `Meter`.',
    '',
    'Every chart has a title, a one-sentence summary, and the same data as a table. Write the summary for somebody who does not see the chart: “Mia played on five days, longest on Friday.”',
  ],
  alsoCalled: ['bar graph', 'column chart', 'histogram', 'diagram'],
  whenToUse: ['To compare up to about thirty values as bars from zero.', 'With several series, grouped or stacked.'],
  whenNotToUse: [
    'For a trend over many points: use `LineChart`.',
    'For one number: use `StatCard`.',
    'For small changes of large values: use `DotPlot`.',
  ],
  anatomy: [
    { part: 'Title', description: 'what is compared.' },
    { part: 'Summary', description: 'the finding, in one sentence.' },
    { part: 'Bars', description: 'with direct labels, no legend to look up where there is room.' },
    { part: 'Table', description: 'the same data, behind “Show as table”, and always there for screen readers.' },
  ],
  content: [
    'Write the summary for somebody who does not see the chart: “Mia played on five days, longest on Friday.”',
    'The title names the quantity and its unit.',
  ],
  pattern: 'disclosure',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to “Show as table”. Bars are not focusable: nothing depends on hover.',
      outcomes: ['button Show as table', 'button After'],
    },
    { keys: ['Enter', 'Space'], action: 'Switches between chart and table.', outcomes: ['button Show as chart'] },
  ],
  announced: [
    {
      text: '“Figure” and the title, the summary, the button, then the table. The chart itself is hidden.',
      reads: {
        OneWeek: [
          'figure, Minutes per day',
          'heading, Minutes per day, level 3',
          'Mia played on five days, longest on Friday.',
          'button, Show as table',
          'table, Minutes per day',
          '…',
        ],
      },
    },
    {
      text: 'The highlighted row includes its note: “Friday (Best day)”.',
      reads: { Highlight: ['row, Friday, November 13 (Best day) 22', '…'] },
    },
  ],
  related: ['LineChart', 'DotPlot', 'Table', 'StatCard'],
};
