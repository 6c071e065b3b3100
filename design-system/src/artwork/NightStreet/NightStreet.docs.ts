import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'NightStreet',
  intro: [
    'The end of the day: the shutter comes down once, the shop’s lamps go out and the street lamps come on. With reduced motion, only the end state is shown. It fills its container: lit windows at the bottom, and a dark sky above them, on which white text is readable in every theme. A narrow container shows the part with the shop.',
  ],
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
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Untitled: [], DayOver: ['image, The bistro is closed for the night'] },
    },
  ],
  related: ['Storefront', 'StageDialog', 'Scene'],
};
