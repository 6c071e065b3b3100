import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'SectionCard',
  intro: ['A section of a page on a card: heading, lead and content. Without a surface, use `Section`.'],
  alsoCalled: ['panel', 'settings card', 'content card', 'widget'],
  whenToUse: [
    'For a part of a dashboard, profile or settings page with its own heading and surface.',
    'As `menu` for what belongs to the restaurant or the class.',
  ],
  whenNotToUse: [
    'For texts to read: use `Section`. Not everything needs a box.',
    'For things of the same kind in a list: use `Card`.',
    'Inside another card.',
  ],
  anatomy: [
    { part: 'Heading', description: 'names the section.' },
    { part: 'Action', description: 'optional link at the end of the heading line.' },
    { part: 'Lead', description: 'optional sentence below the heading.' },
    { part: 'Content', description: 'anything.' },
  ],
  content: ['The heading is the subject in one to four words. The lead says what the heading can’t.'],
  keyboard: [],
  announced: [
    {
      text: 'A region named by its heading.',
      reads: {
        Default: [
          'region, Children',
          'heading, Children, level 2',
          'Children see an open lesson first when they sign in.',
          'button, Add children',
          'button, Make cards',
        ],
      },
    },
  ],
  related: ['Card', 'Section', 'Page', 'Grid'],
};
