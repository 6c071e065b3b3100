import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'CheckedFloor',
  intro: [
    'The restaurant floor: a checkered pattern in perspective, in the shadow of the wall. It is cool and darker than everything on it, so that occupied tables are the only warm spots.',
    '',
    'Use it only under the game’s tables, never as a page background. The pattern disappears in high contrast.',
  ],
  alsoCalled: ['checkered pattern', 'background', 'floor'],
  whenToUse: ['Under the tables of the game.'],
  whenNotToUse: ['As the background of a page.'],
  noGuidance: 'It is only used under the tables of the game.',
  anatomy: [
    {
      part: 'Pattern',
      description: 'in perspective, cooler and darker than everything on it. Disappears in high contrast.',
    },
  ],
  content: ['It has no text.'],
  keyboard: [],
  announced: [
    { text: 'Only its content.', reads: { WithTables: ['image, Table 1', 'image, Table 2', 'image, Table 3'] } },
  ],
  related: ['TileWall', 'Diner', 'Lamp'],
};
