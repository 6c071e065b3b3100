import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Certificate',
  intro: [
    'A certificate to print and hang up: achievement, name and date. For an award on screen use `Badge`.',
    '',
    'All text is real text, provided by the page. Describe the achievement, not the child.',
  ],
  notes: [
    '## Printing',
    '',
    'A page with a certificate prints only the certificate: one landscape sheet in the printer’s paper size, light in every theme. Use one per page.',
  ],
  alsoCalled: ['diploma', 'award sheet', 'printable'],
  whenToUse: ['To print and hang up: achievement, name and date.'],
  whenNotToUse: ['For an award on screen: use `Badge`.'],
  noGuidance: 'It is a whole sheet, and the page provides the text.',
  anatomy: [
    { part: 'Border and seal', description: 'hidden from screen readers.' },
    { part: 'Title, intro, name, text', description: 'real text, provided by the page.' },
    { part: 'Facts, date and signature', description: 'at the end.' },
  ],
  content: ['Describe the achievement, not the child.'],
  keyboard: [],
  announced: [
    {
      text: 'The logo, the title as a heading, then the text in order.',
      reads: {
        ForPrinting: [
          'image, Countertop',
          'heading, Certificate of practice, level 2',
          'This is given to',
          'Mia',
          'You gave exact change for a whole day at Math Bistro and worked out every bill yourself.',
          'May 3, 2026',
          'Date',
          'Countertop',
          'Given by',
        ],
      },
    },
  ],
  related: ['Badge', 'Crew', 'Page'],
};
