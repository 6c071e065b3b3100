import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Customer',
  status: 'stable',
  since: '0.1.0',
  alsoCalled: ['character', 'person', 'avatar', 'illustration'],
  whenToUse: [
    'Behind a table, in a window, on the top edge of a ticket, next to customer feedback. Customers are always on something: nobody floats.',
  ],
  whenNotToUse: [
    'As the avatar of a user: use `Avatar`.',
    'On dashboards, or to show an error.',
    'For a person with a table and a dish: use `Diner`.',
  ],
  anatomy: [
    { part: 'Person', description: '`look` is any whole number, and the same number is always the same person.' },
    {
      part: 'Mood',
      description:
        'pose, face and mark each show it, so that it can be read without color, at 36 px and in every theme.',
    },
  ],
  content: ['`title` is the name and the mood: “Ruth is waiting”. Usually the text next to the drawing says it.'],
  keyboard: [],
  announced: ['Nothing by default. With `title`, an image with that name.'],
  related: ['Diner', 'Avatar', 'Crew'],
  changes: [{ version: '0.1.0', change: 'First version.' }],
};
