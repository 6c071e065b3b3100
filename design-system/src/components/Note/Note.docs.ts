import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Note',
  intro: [
    'Countertop’s own banknotes: 1, 5, 10 and 20 dollars. They differ in number, center shape and color, and do not imitate real money. For cents use `Coin`.',
    '',
    'Always state the amount as text, too.',
  ],
  alsoCalled: ['banknote', 'bill', 'paper money', 'cash'],
  whenToUse: ['To show an amount of whole dollars in problems.'],
  whenNotToUse: ['For cents: use `Coin`.', 'Without the amount as text.'],
  anatomy: [
    {
      part: 'Number, center shape and color',
      description: 'each tells the four notes apart. They do not imitate real money.',
    },
  ],
  content: ['Always state the amount as text, too.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Decorative: [], AllNotes: ['image, $1', 'image, $5', 'image, $10', 'image, $20'] },
    },
  ],
  related: ['Coin', 'Ticket', 'Picture'],
};
