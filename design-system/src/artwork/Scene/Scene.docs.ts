import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Scene',
  intro: [
    'A corner of the restaurant without people, for empty and error pages. Calm, lit, and nobody’s fault. The text is next to it, in `EmptyState` or `ErrorState`.',
    '',
    'For people use `Customer`, for small objects `Picture`. Use one scene per page.',
    '',
    'It fills its container, up to 26 rem.',
  ],
  alsoCalled: ['empty state picture', 'spot illustration'],
  whenToUse: ['On empty and error pages, once per page.'],
  whenNotToUse: ['For people: use `Customer`. For small objects: use `Picture`.'],
  noGuidance: 'It is shown by `EmptyState` and `ErrorState`, whose examples apply.',
  anatomy: [{ part: 'Corner of the restaurant', description: 'calm, lit, and nobody’s fault. Up to 26 rem wide.' }],
  content: ['The text is next to it, in `EmptyState` or `ErrorState`.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Spill: [], Named: ['image, A shop with its shutter down'] },
    },
  ],
  related: ['EmptyState', 'ErrorState', 'Picture'],
};
