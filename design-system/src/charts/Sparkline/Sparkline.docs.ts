import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Sparkline',
  intro: [
    'A line as high as its text that shows how a figure changes. It is decorative: say the figure and its change in the text next to it. For a chart that people read values from use `LineChart`.',
  ],
  alsoCalled: ['mini chart', 'trend line', 'inline chart'],
  whenToUse: ['Next to a figure, for its course.'],
  whenNotToUse: ['For a chart that people read values from: use `LineChart`.'],
  anatomy: [{ part: 'Line', description: 'as high as its text. Gaps are missing data.' }],
  content: ['Say the figure and its change in the text next to it.'],
  keyboard: [],
  announced: [{ text: 'Nothing. It is decorative.', reads: { Rising: ['31 visitors, 4 more than yesterday'] } }],
  related: ['LineChart', 'StatCard'],
};
