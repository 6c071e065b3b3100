import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Counter',
  intro: [
    'The counter: two 12 px bars across the page, 8 px apart, like an equals sign.',
    '',
    'It ends the hero and starts the footer: at most two per page, always full width. Not a divider between sections.',
  ],
  alsoCalled: ['divider', 'bar', 'footer edge'],
  whenToUse: ['At the end of the hero and the start of the footer, at most twice per page.'],
  whenNotToUse: ['As a divider between sections.'],
  noGuidance: 'It is only used at the end of the hero and at the start of the footer.',
  anatomy: [{ part: 'Bars', description: 'two, 12 px high and 8 px apart, like an equals sign.' }],
  content: ['It has no text.'],
  keyboard: [],
  announced: [{ text: 'Nothing. It is decorative.', reads: { Default: [] } }],
  related: ['Stripe', 'TileWall', 'Logo'],
};
