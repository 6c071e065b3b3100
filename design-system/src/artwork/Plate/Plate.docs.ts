import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Plate',
  intro: [
    'A white plate seen from above, as a marker for list items or features. For people use `Avatar`, for awards `Badge`, for plates on a table `Diner`.',
  ],
  alsoCalled: ['bullet', 'list marker'],
  whenToUse: ['As a marker for list items or features.'],
  whenNotToUse: ['For people: use `Avatar`. For awards: use `Badge`.'],
  anatomy: [
    { part: 'Plate', description: 'white, seen from above.' },
    { part: 'Content', description: 'a `Dish`, an `Icon` or nothing.' },
  ],
  content: ['The text of the item is next to the plate, not on it.'],
  keyboard: [],
  announced: [{ text: 'Nothing itself. Its content may have a `title`.', reads: { WithADish: ['image, Burger'] } }],
  related: ['Dish', 'Avatar', 'Badge'],
};
