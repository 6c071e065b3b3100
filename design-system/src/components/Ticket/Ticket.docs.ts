import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Ticket',
  intro: [
    'A paper ticket, for problems, worked answers, how-to steps and rewards. Do not use it for cards, forms or tables.',
    '',
    '`TicketLine` is a label, a dotted leader and a value. `TicketRule` is the dashed line before the question. Tickets hang from a `Rail`.',
    '',
    'Paper stays light in dark themes, and sets its own text, line and focus colors.',
  ],
  alsoCalled: ['receipt', 'paper', 'order slip'],
  whenToUse: ['For problems, worked answers, how-to steps, rewards, and one tip for parents.'],
  whenNotToUse: ['For cards, forms or tables. For paper on pages for adults: use `Card` with `menu`.'],
  anatomy: [
    { part: 'Paper', description: 'light in every theme. Sets its own text, line and focus colors.' },
    { part: 'Line', description: '`TicketLine`, a label, a dotted leader and a value.' },
    { part: 'Rule', description: '`TicketRule`, the dashed line before the question.' },
  ],
  content: ['Lines are short: quantity, thing, price.', 'The last line is the question or the total.'],
  keyboard: [],
  announced: [
    {
      text: 'The text in reading order: label, then value. The dots are hidden. The rule is a separator.',
      reads: {
        Order: [
          'heading, Table 3, level 2',
          '2 burgers at $4.50',
          '$9.00',
          '1 fries at $2.75',
          '?',
          'separator, orientated horizontally, max value 100, min value 0',
          'How much is the whole order?',
        ],
      },
    },
  ],
  related: ['Rail', 'AnswerField', 'NumberPad', 'Card'],
};
