import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Coin',
  intro: [
    'Countertop’s own coins: 1, 5, 10 and 25 cents, all brass, distinguished by their number. They do not imitate real money. For whole dollars use `Note`.',
    '',
    'Use it for tips on a table and in problems. Always state the amount as text, too.',
  ],
  alsoCalled: ['money', 'cents', 'penny', 'nickel', 'dime', 'quarter'],
  whenToUse: ['For tips on a table, and in problems with cents.'],
  whenNotToUse: ['For whole dollars: use `Note`.', 'Without the amount as text.'],
  anatomy: [{ part: 'Number', description: 'tells the four coins apart. They do not imitate real money.' }],
  content: ['Always state the amount as text, too.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Small: [], AllCoins: ['image, 1 cent', 'image, 5 cents', 'image, 10 cents', 'image, 25 cents'] },
    },
  ],
  related: ['Note', 'Balance', 'Ticket'],
};
