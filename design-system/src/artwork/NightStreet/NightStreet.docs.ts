import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'NightStreet',
  status: 'stable',
  since: '0.1.0',
  alsoCalled: ['end of day', 'closing scene', 'night'],
  whenToUse: ['At the end of a day of the game.'],
  whenNotToUse: ['As a background for other text.'],
  noGuidance: 'It is only used at the end of a day.',
  anatomy: [
    {
      part: 'Shop',
      description: 'the shutter comes down once, and the lamps go out. Done already under reduced motion.',
    },
    { part: 'Sky', description: 'dark in every theme, so that white text on it is readable.' },
  ],
  content: ['The sign has the name of the bistro.'],
  keyboard: [],
  announced: ['Nothing by default. With `title`, an image with that name.'],
  related: ['Storefront', 'StageDialog', 'Scene'],
  changes: [{ version: '0.1.0', change: 'First version.' }],
};
