import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Dish',
  intro: [
    'One of the twelve dishes, seen from the front, recognizable from 32 px up.',
    '',
    'Use it next to the dish’s name: on the board, on a ticket line, on a `Plate`. Do not use it instead of the name, or as the only content of a button.',
  ],
  alsoCalled: ['food', 'meal', 'menu item'],
  whenToUse: ['Next to the name of a dish: on the board, on a ticket line, on a `Plate`.'],
  whenNotToUse: ['Instead of the name, or as the only content of a button.'],
  anatomy: [{ part: 'Drawing', description: 'from the front, recognizable from 32 px up.' }],
  content: ['Always write the name of the dish, too.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Small: [], Named: ['image, Lobster'] },
    },
  ],
  related: ['Plate', 'Board', 'Ticket'],
};
