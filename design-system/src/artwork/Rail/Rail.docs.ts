import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Rail',
  intro: [
    'The steel rail that tickets hang from: the order on the play screen, the three steps on the start screen.',
    '',
    'Use it only with tickets, never above a heading or card. With a single ticket, show the clip.',
  ],
  alsoCalled: ['ticket rail', 'hanger'],
  whenToUse: ['Above tickets: the order on the play screen, the three steps on the start screen.'],
  whenNotToUse: ['Above a heading or a card.'],
  anatomy: [
    { part: 'Steel rail', description: 'as wide as its container.' },
    { part: 'Clip', description: 'for a single ticket.' },
  ],
  content: ['It has no text.'],
  keyboard: [],
  announced: [{ text: 'Only the tickets.', reads: { WithOneTicket: ['2 burgers, 1 fries'] } }],
  related: ['Ticket', 'Board'],
};
