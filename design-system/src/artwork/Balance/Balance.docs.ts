import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Balance',
  intro: [
    'The equals sign of the logo as scales, under a ticket whose answer was checked. The upper bar is the bill, the lower bar the answer as a row of coins. Not for progress or time.',
  ],
  alsoCalled: ['scales', 'equation', 'comparison'],
  whenToUse: ['Under a ticket whose answer was checked.'],
  whenNotToUse: ['For progress or time: use `ProgressBar`.'],
  anatomy: [
    { part: 'Upper bar', description: 'the bill.' },
    { part: 'Lower bar', description: 'the answer, as a row of coins.' },
  ],
  content: ['The label says how far the answer is off, not that it is wrong: “50 cents too much”.'],
  keyboard: [],
  announced: [{ text: 'The label. The bars are hidden.', reads: { TooMuch: ['$2 too much'] } }],
  related: ['Ticket', 'Coin', 'ProgressBar'],
};
