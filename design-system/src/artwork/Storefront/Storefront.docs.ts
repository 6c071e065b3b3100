import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Storefront',
  intro: [
    'The storefront on the start screen, with two customers in the window and the door open. `Skyline` is the street behind it, which fills the end side of a positioned, isolated box.',
    '',
    'In the dark theme it is dusk, and the lamps are lit. In high contrast it is a line drawing. It is not mirrored in RTL.',
    '',
    'The sign is set in the display font, smaller for long names.',
  ],
  alsoCalled: ['shop front', 'facade', 'hero picture'],
  whenToUse: ['On the start screen of the game.'],
  whenNotToUse: ['More than once per page.'],
  noGuidance: 'It is only used on the start screen.',
  anatomy: [
    { part: 'Sign', description: 'the name of the bistro, smaller if it is long.' },
    { part: 'Window', description: 'two customers.' },
    {
      part: 'Street',
      description: '`Skyline`, behind it. At dusk in the dark theme, and a line drawing in high contrast.',
    },
  ],
  content: ['Usually the heading of the page has the name.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { OnTheStreet: [], OpenForBusiness: ['image, The Math Bistro shop front'] },
    },
  ],
  related: ['NightStreet', 'Awning', 'Customer'],
};
