import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Diner',
  intro: [
    'A table on the restaurant floor with a person behind it: a chair, shoulders and head, forearms on the table, and a dish at the front rim, below the face. Without `look` the table is free. Table and chair are in the same place in every state, so nothing moves when somebody sits down or leaves.',
    '',
    '`look` is the same number as for `Customer`. `pose` says what the person does:',
    '',
    '- **waiting**: reads the menu; a bubble with three dots.',
    '- **ordering**: talks, with a raised hand.',
    '- **hungry**: the cheek on a fist and a thought of a meal. Patience is low. Nobody looks frightening.',
    '- **happy**: both arms at the plate; a heart.',
    '- **eating**: empties the plate in two bites.',
    '- **waving**: says goodbye.',
    '',
    'After that, `isPlateUsed` and `hasTip` are what the person leaves behind.',
    '',
    '`Walker` is the same person on the way in or out, standing, at the same scale as a `Diner` of the same width.',
    '',
    'The drawings fill their container. At 120 px and below, heads are 20 % larger, and at 64 px and below, 45 %.',
  ],
  example: 'RuthToAiko',
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
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name. Usually the button around it has the name.',
      reads: { Served: [], Waiting: ['image, Ruth reads the menu'] },
    },
  ],
  related: ['Customer', 'Dish', 'CheckedFloor', 'Lamp'],
};
