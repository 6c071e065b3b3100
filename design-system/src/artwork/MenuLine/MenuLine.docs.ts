import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'MenuLine',
  intro: [
    'Label, dotted leader, value: for prices, stock, plan features and receipts. On tickets use `TicketLine`, on the chalkboard `BoardLine`, which are based on it.',
    '',
    'Not for long sentences. For three or more values per row use a `Table`.',
  ],
  alsoCalled: ['price line', 'leader', 'dotted line', 'key value', 'description list'],
  whenToUse: ['For label and value of one thing: prices, stock, plan features, receipts.'],
  whenNotToUse: [
    'On tickets: use `TicketLine`. On the chalkboard: use `BoardLine`.',
    'For three or more values per row: use `Table`.',
  ],
  anatomy: [
    { part: 'Label', description: 'wraps if it is long.' },
    { part: 'Dots', description: 'lead to the value.' },
    { part: 'Value', description: 'at the end of the line.' },
  ],
  content: ['No sentences. A label of one to four words.'],
  keyboard: [],
  announced: [{ text: 'The label, then the value. The dots are hidden.', reads: { Default: ['Players', '5'] } }],
  related: ['Table', 'Ticket', 'Board', 'PlanCard'],
};
