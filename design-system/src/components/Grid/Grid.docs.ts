import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Grid',
  intro: [
    'Aligned columns, 24 px apart. Size shows importance: avoid rows of equal cards.',
    '',
    'Columns depend on the width of the container and on the text size. Narrow containers have one column. Reading order is DOM order.',
  ],
  alsoCalled: ['columns', 'layout', 'responsive grid'],
  whenToUse: ['For two or more aligned columns, 24 px apart.'],
  whenNotToUse: [
    'For one column, or a row of controls: use `Stack`.',
    'For data: use `Table`.',
    'To give things of different importance the same size. Size shows importance.',
  ],
  anatomy: [
    {
      part: 'Columns',
      description: 'depend on the width of the container and on the text size. Narrow containers have one.',
    },
    { part: 'Cell', description: '`GridCell`, which may span several columns.' },
  ],
  content: ['Reading order is the order of the children. Never change it by placing them elsewhere.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing itself. As `ul` or `ol`: a list and its number of items.',
      reads: {
        SevenFive: [
          'heading, Math Bistro, level 2',
          'The main thing to do now.',
          'heading, The next game, level 2',
          'Coming next.',
        ],
        Fit: ['list', 'listitem, level 1, position 1, set size 5', '…'],
      },
    },
  ],
  related: ['Stack', 'Section', 'Page'],
};
