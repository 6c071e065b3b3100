import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Board',
  intro: [
    'The chalkboard in a wooden frame, for the menu with stock levels and for the practice list. Contains `BoardLine`s.',
    '',
    'Never put form fields on a board. On plain surfaces use a `Card` with `MenuLine`s.',
  ],
  alsoCalled: ['chalkboard', 'blackboard', 'menu board'],
  whenToUse: ['For the menu with stock levels, and for the practice list.'],
  whenNotToUse: ['For form fields.', 'On plain surfaces: use `Card` with `MenuLine`.'],
  anatomy: [
    { part: 'Frame', description: 'wood.' },
    { part: 'Title', description: 'the name of the region.' },
    { part: 'Lines', description: '`BoardLine`, with an optional icon and note.' },
    { part: 'Footer', description: 'optional sentence.' },
  ],
  content: ['Lines are as short as on a real menu.'],
  keyboard: [],
  announced: [
    {
      text: 'A region named by its title, containing a list. Each note is read after its line. The dots are hidden.',
      reads: {
        Menu: [
          'region, Menu & Inventory',
          'heading, Menu & Inventory, level 2',
          'list',
          'listitem, level 1, position 1, set size 4',
          'Burger',
          '$5.00',
          '15 left',
          '…',
        ],
      },
    },
  ],
  related: ['MenuLine', 'Ticket', 'Card'],
};
