import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'TileWall',
  intro: [
    'The glazed green wall of the hero, the restaurant and the footer. Headings, links, focus rings and quiet buttons on it become light automatically.',
    '',
    'Tile joints never run under text: `glaze` covers the text area. If text extends beyond the first half, use `full`. For a section on the butter-colored wall use `Section`.',
  ],
  alsoCalled: ['tiled background', 'hero background', 'dark surface'],
  whenToUse: ['Behind the hero, the restaurant and the footer.'],
  whenNotToUse: [
    'For a section on the butter-colored wall: use `Section`.',
    'With text on the joints. `glaze` covers the area of the text.',
  ],
  noGuidance: 'Examples of wrong use would make text on this page hard to read.',
  anatomy: [
    { part: 'Tiles and joints', description: 'disappear in high contrast.' },
    { part: 'Content', description: 'headings, links, focus rings and quiet buttons become light automatically.' },
  ],
  content: ['Text stays in the first half, or `glaze` is `full`.'],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus through its content. The focus ring is light.',
      outcomes: ['link See how it works', 'button After'],
    },
  ],
  announced: [{ text: 'Only its content.', reads: { RestaurantWall: ['heading, Restaurant Floor, level 2'] } }],
  related: ['Section', 'Counter', 'CheckedFloor'],
};
