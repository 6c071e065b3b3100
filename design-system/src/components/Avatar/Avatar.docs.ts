import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Avatar',
  intro: [
    'A user as a small square tile: initials, or a drawn face that the user chose. Never a photo: we do not ask children for any.',
    '',
    'For restaurant customers use `Customer`. Circles are reserved for plates, so people are never in a circle.',
  ],
  alsoCalled: ['profile picture', 'user picture', 'initials'],
  whenToUse: ['For a user next to their name, in the header or in a list.'],
  whenNotToUse: ['For customers of the restaurant: use `Customer`.', 'For photos. We do not ask children for any.'],
  anatomy: [
    { part: 'Tile', description: 'a small square. Circles are reserved for plates.' },
    { part: 'Initials or face', description: 'the face is one that the user chose.' },
  ],
  content: [
    'The name is the nickname that the user chose.',
    'Next to a visible name it is decorative: `isDecorative`.',
  ],
  keyboard: [],
  announced: [
    {
      text: 'The name, then “image”. Nothing if decorative.',
      reads: { Initials: ['image, Dana Okafor'], BesideAName: ['strong', 'Dana Okafor'] },
    },
  ],
  related: ['Customer', 'Plate', 'Button'],
};
