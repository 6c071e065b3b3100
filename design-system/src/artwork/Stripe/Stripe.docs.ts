import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Stripe',
  intro: [
    'The awning as a flat 8 px band (4 px on phones) along the top edge of the window. `Page` shows it on pages for adults.',
    '',
    'Pages for children use the `Awning`. Not a divider between sections.',
  ],
  example: 'OnADashboard',
  alsoCalled: ['top band', 'accent bar'],
  whenToUse: ['Along the top edge of pages for adults. `Page` shows it.'],
  whenNotToUse: ['On pages for children: use `Awning`.', 'As a divider between sections.'],
  noGuidance: '`Page` shows it.',
  anatomy: [{ part: 'Band', description: '8 px high, 4 px on phones.' }],
  content: ['It has no text.'],
  keyboard: [],
  announced: [{ text: 'Nothing. It is decorative.', reads: { Default: [] } }],
  related: ['Awning', 'Page', 'Counter'],
};
