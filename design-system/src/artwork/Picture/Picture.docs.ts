import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Picture',
  intro: [
    'A small picture in color, where an `Icon` would be too plain: stats above the floor, the three steps, list items, the Serve key.',
    '',
    'The cloche means “not ready yet”, never an error. The bell is for Serve and success, never for notifications.',
  ],
  alsoCalled: ['colored icon', 'spot illustration', 'emoji'],
  whenToUse: ['Where an `Icon` would be too plain: stats above the floor, steps, list items.'],
  whenNotToUse: ['Inside sentences and next to labels of controls: use `Icon`.'],
  anatomy: [
    {
      part: 'Drawing',
      description: 'the cloche means “not ready yet”, never an error. The bell is for Serve and success.',
    },
  ],
  content: ['The text next to it says what it means.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { DoText: ['Earned today: $38'], Named: ['image, Ring the bell'] },
    },
  ],
  related: ['Icon', 'Dish', 'Badge'],
};
