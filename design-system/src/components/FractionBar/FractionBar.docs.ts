import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'FractionBar',
  intro: [
    'A fraction as a strip of equal parts, some of them shaded. For progress use `ProgressBar`, for a quantity `Meter`.',
    '',
    'Always write the fraction out, too.',
  ],
  alsoCalled: ['bar model', 'fraction strip', 'tape diagram', 'fraction tile'],
  whenToUse: ['To show a fraction of an amount, next to its worked solution.'],
  whenNotToUse: ['For progress: use `ProgressBar`.', 'For a quantity in a range: use `Meter`.'],
  anatomy: [
    { part: 'Parts', description: 'all of the same width, two to twelve of them.' },
    { part: 'Shading', description: 'the first ones, dark on light.' },
    { part: 'Part label', description: 'what one part is worth. Optional.' },
  ],
  content: ['The fraction is also written out.', 'A part label has at most five characters.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Decorative: [], ThreeFourths: ['image, 3 of 4 equal parts'] },
    },
  ],
  related: ['Meter', 'ProgressBar', 'Ticket'],
};
