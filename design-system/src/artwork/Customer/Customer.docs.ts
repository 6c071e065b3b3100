import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Customer',
  intro: [
    'A restaurant customer. `look` is any whole number. The same number is always the same person, so a table keeps its customer, and a saved or replayed game shows the same people. The first 21 numbers have different silhouettes. After that, silhouettes repeat with different build, skin, hair, clothes and aids.',
    '',
    'The first 16 are the cast of the game, with names: Ruth, Omar, Zuri, Mina, Ivan, Kofi, Noah, Aiko, Ravi, Freya, Mateo, Rosa, Kai, Emeka, Sofia and Eva. `Diner` draws them at a table, and in full.',
    '',
    'Some customers wear glasses or hearing aids, or use a wheelchair. Nobody is a joke or a costume.',
    '',
    '## Mood',
    '',
    'Pose, face and mark each show the mood, so it can be read without color, at 36 px and in every theme.',
    '',
    '- **happy**: raised hands; closed eyes and an open mouth; a heart.',
    '- **waiting**: chin on a fist; eyes to the side and a straight mouth; a bubble with three dots.',
    '- **angry**: the cheek on a fist; worried eyebrows and a wavy mouth; the thought of a meal. Hungry and disappointed, never frightening.',
  ],
  example: 'AllCustomers',
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
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Decorative: [], Happy: ['image, Ruth is happy'] },
    },
  ],
  related: ['Diner', 'Avatar', 'Crew'],
};
