import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Door',
  intro: [
    'The restaurant’s door from the inside, on the wall. The next customer can be seen waiting behind the glass. `--sky` is the color of the glass: morning, noon or evening.',
  ],
  alsoCalled: ['entrance', 'next customer'],
  whenToUse: ['On the restaurant wall, to show that somebody is waiting outside.'],
  whenNotToUse: ['To leave a page: use `Button` or `Link`.'],
  noGuidance: 'It is only used on the wall of the restaurant.',
  anatomy: [
    { part: 'Glass', description: 'the color of the sky in the morning, at noon or in the evening.' },
    { part: 'Visitor', description: 'the next customer behind the glass.' },
  ],
  content: ['`title` says who waits, if no text does.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Nobody: [], NextCustomer: ['image, Somebody is at the door'] },
    },
  ],
  related: ['Customer', 'Storefront', 'TileWall'],
};
