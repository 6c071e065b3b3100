import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Card',
  intro: [
    'A surface for one subject. Do not nest cards. For math problems use `Ticket`, for subscription plans `PlanCard`.',
  ],
  alsoCalled: ['panel', 'tile', 'container', 'box'],
  whenToUse: [
    'To set off one subject from others on the same page.',
    'In a list of things of the same kind, each with a heading and a next step.',
    'As `menu` for the subjects of a page for adults: paper that hangs from a strip of wood.',
  ],
  whenNotToUse: [
    'Inside another card.',
    'For problems: use `Ticket`. For subscription plans: use `PlanCard`.',
    'For a part of a page: use `Section`. Not everything needs a box.',
  ],
  anatomy: [
    { part: 'Picture', description: 'optional, beside or above the content.' },
    { part: 'Heading', description: 'names the subject.' },
    { part: 'Content and actions', description: 'one primary action at most.' },
  ],
  content: [
    'The heading is enough to decide whether to read on.',
    'Cards in a row have texts of about the same length.',
  ],
  keyboard: [],
  announced: [
    {
      text: 'Nothing itself. The heading inside names it.',
      reads: { Default: ['heading, Customer Feedback, level 2', 'Ruth is reading the menu. She can wait.'] },
    },
  ],
  related: ['Section', 'Ticket', 'PlanCard', 'Stack'],
};
