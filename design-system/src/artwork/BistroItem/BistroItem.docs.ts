import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'BistroItem',
  intro: [
    'The 24 things that a bistro gets as it grows. `placeOf` returns where one belongs: hanging on the wall, on a shelf, or on the floor. Hanging things touch the top edge of the drawing, the others the bottom edge.',
  ],
  example: 'All',
  alsoCalled: ['furniture', 'decoration', 'reward'],
  whenToUse: ['For the things that a bistro gets as it grows.'],
  whenNotToUse: ['As an icon: use `Picture`.'],
  noGuidance: 'The game chooses what is shown.',
  anatomy: [{ part: 'Drawing', description: 'hangs from the top edge, or is on the bottom edge of its box.' }],
  content: ['A room names all its things in one list.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Untitled: [], Plant: ['image, Plant'] },
    },
  ],
  related: ['Picture', 'Scene', 'Badge'],
};
