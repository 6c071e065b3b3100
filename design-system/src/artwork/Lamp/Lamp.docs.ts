import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Lamp',
  intro: [
    'A pendant lamp over a table. It is lit while somebody sits there. The container cuts off its cord at the ceiling.',
  ],
  alsoCalled: ['light', 'pendant'],
  whenToUse: ['Over a table. It is lit while somebody sits there.'],
  whenNotToUse: ['As the only sign that a table is occupied.'],
  noGuidance: 'It is only used over a table.',
  anatomy: [{ part: 'Cord', description: 'goes up without end, so that the container cuts it off at the ceiling.' }],
  content: ['It has no text.'],
  keyboard: [],
  announced: [{ text: 'Nothing. The table says who sits there.', reads: { Lit: [] } }],
  related: ['Diner', 'CheckedFloor'],
};
