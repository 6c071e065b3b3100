import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Section',
  intro: [
    'A section of a page: heading, lead, content, and the space before it (48 px on phones, 88 px in wide windows).',
    '',
    'For a single subject on a surface use `Card`. For spacing inside a section use `Stack` or `Grid`.',
  ],
  alsoCalled: ['region', 'content block', 'page part'],
  whenToUse: ['For a part of a page that has a heading.'],
  whenNotToUse: [
    'For a single subject on a surface: use `Card`.',
    'For spacing inside a section: use `Stack` or `Grid`.',
  ],
  anatomy: [
    { part: 'Heading', description: 'its level follows from the page.' },
    { part: 'Lead', description: 'optional sentence below the heading.' },
    { part: 'Content', description: 'anything.' },
  ],
  content: ['The headings of a page, read alone, tell what is on it.'],
  keyboard: [],
  announced: [
    {
      text: 'A region named by its heading.',
      reads: {
        Default: [
          'region, Games on the counter',
          'heading, Games on the counter, level 2',
          'One is ready to play. More are still in the kitchen.',
          'Math Bistro',
        ],
      },
    },
  ],
  related: ['Page', 'Card', 'Stack', 'Grid'],
};
