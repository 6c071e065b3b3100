import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Diner',
  status: 'stable',
  since: '0.1.0',
  alsoCalled: ['table', 'seated customer', 'seat'],
  whenToUse: ['For a table on the restaurant floor, free or with a person.'],
  whenNotToUse: ['For a person without a table: use `Customer`.'],
  noGuidance: 'The game decides who sits at a table. For the drawing of a person, the examples of `Customer` apply.',
  anatomy: [
    {
      part: 'Table and chair',
      description: 'at the same place in every state, so nothing moves when somebody sits down.',
    },
    { part: 'Person', description: '`look` and `pose`. The pose, the face and a mark show the mood.' },
    { part: 'Dish, plate and tip', description: 'what is in front of the person, and what is left behind.' },
  ],
  content: ['`title` is the table, the name and the state: “Table 2, Ruth, waiting”.'],
  keyboard: [],
  announced: ['Nothing by default. With `title`, an image with that name.'],
  related: ['Customer', 'Dish', 'CheckedFloor', 'Lamp'],
  changes: [{ version: '0.1.0', change: 'First version.' }],
};
