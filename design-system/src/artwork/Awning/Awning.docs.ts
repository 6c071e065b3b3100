import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Awning',
  intro: [
    'The striped awning above the hero and the restaurant floor, as wide as its container. Bands and scallops are never cut off: their width adjusts.',
    '',
    'Use one awning per screen. Do not use it on dialogs, footers or cards, except for the recommended plan. On dashboards use the flat `Stripe`.',
  ],
  alsoCalled: ['canopy', 'header decoration', 'scallops'],
  whenToUse: ['Above the hero or the restaurant floor, once per screen.'],
  whenNotToUse: ['On dialogs, footers or cards, except for the recommended plan.', 'On dashboards: use `Stripe`.'],
  noGuidance: 'It is only used at the top of a screen.',
  anatomy: [{ part: 'Bands and scallops', description: 'never cut off. Their width adjusts to the container.' }],
  content: ['It has no text.'],
  keyboard: [],
  announced: [{ text: 'Nothing. It is decorative.', reads: { Large: [] } }],
  related: ['Stripe', 'Storefront', 'TileWall'],
};
