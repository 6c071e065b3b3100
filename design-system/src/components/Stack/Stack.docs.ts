import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Stack',
  intro: [
    'Lays out children in one direction with a step of the spacing scale between them. The stack owns the spacing, never its children.',
    '',
    'For aligned columns use `Grid`. For sections of a page use `Section`, which has a heading and its own spacing.',
  ],
  alsoCalled: ['vertical layout', 'flex', 'spacing', 'row', 'column'],
  whenToUse: ['To put even space between children, below or next to each other.'],
  whenNotToUse: ['For aligned columns: use `Grid`.', 'For parts of a page with a heading: use `Section`.'],
  anatomy: [
    { part: 'Gap', description: 'a step of the spacing scale. The stack owns the spacing, never its children.' },
  ],
  content: ['Choose `ul` or `ol` as its element if the children are a list.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing itself. As `ul` or `ol`: a list and its number of items.',
      reads: {
        Vertical: ['Order totals', 'Making change', 'Stock and subtraction'],
        AsAList: [
          'list',
          'listitem, level 1, position 1, set size 3',
          'Greet a customer',
          'listitem, level 1, position 2, set size 3',
          'Work it out',
          'listitem, level 1, position 3, set size 3',
          'Ring the bell',
        ],
      },
    },
  ],
  related: ['Grid', 'Section', 'Card'],
};
