import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'KitchenPass',
  intro: [
    'The window to the kitchen, on the restaurant wall. A finished dish is on the ledge until it is served; covered plates were prepared in advance. A question mark shows who asks: the cook about the stock, the till about the profit.',
  ],
  example: 'DishesReady',
  alsoCalled: ['kitchen window', 'serving hatch'],
  whenToUse: ['On the restaurant wall, as the picture of a button.'],
  whenNotToUse: ['As a status by itself. The button says the same in words.'],
  noGuidance: 'It is only used on the wall of the restaurant.',
  anatomy: [
    { part: 'Ledge', description: 'holds dishes that are done.' },
    { part: 'Covered plates', description: 'prepared in advance.' },
    { part: 'Question mark', description: 'shows who asks, the cook or the till.' },
  ],
  content: ['`title` says what is ready and who asks.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Quiet: [], DishesReady: ['image, Kitchen'] },
    },
  ],
  related: ['Dish', 'Plate', 'Board'],
};
