import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Confetti',
  intro: [
    'Falls once to celebrate a milestone: the end of a day, a level, a certificate. Do not use it for a right answer, or on pages for adults.',
    '',
    'It covers its positioned parent. Say in text what is being celebrated.',
  ],
  alsoCalled: ['celebration', 'party', 'animation'],
  whenToUse: ['To celebrate a milestone once: the end of a day, a level, a certificate.'],
  whenNotToUse: ['For a right answer. It would soon mean nothing.', 'On pages for adults.'],
  noGuidance: 'It is a short animation, and hidden under reduced motion.',
  anatomy: [
    { part: 'Paper', description: 'falls once and never covers what can be pressed. Not shown under reduced motion.' },
  ],
  content: ['Say in text what is being celebrated.'],
  keyboard: [],
  announced: [{ text: 'Nothing. It is hidden from screen readers.', reads: { OnTile: [] } }],
  related: ['StageDialog', 'Badge'],
};
