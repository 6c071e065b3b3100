import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'StatCard',
  intro: [
    'One figure: label, value and a line of context. To compare values use `Table`, for trends a chart.',
    '',
    'No icons and no colored arrows. Changes from the previous period are stated in words, because up is not always good: “5 fewer than last week”.',
  ],
  alsoCalled: ['metric', 'KPI', 'figure', 'statistic', 'number tile'],
  whenToUse: ['For one to five figures that people look for first.'],
  whenNotToUse: ['To compare many values: use `Table`.', 'For trends: use `LineChart` or `Sparkline`.'],
  anatomy: [
    { part: 'Label', description: 'what the figure is.' },
    { part: 'Value', description: 'with its unit.' },
    { part: 'Note', description: 'a line of context.' },
  ],
  content: [
    'Changes are stated in words, because up is not always good: “5 fewer than last week”.',
    'No more digits than people can use: “about 2,300”.',
  ],
  keyboard: [],
  announced: [
    {
      text: 'A description list: the label, the value, the note.',
      reads: { Alone: ['term', 'Problems answered', 'definition', '102', 'definition', '86 right on the first try'] },
    },
  ],
  related: ['Table', 'Meter', 'LineChart', 'Sparkline'],
};
