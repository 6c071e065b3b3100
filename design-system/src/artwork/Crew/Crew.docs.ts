import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Crew',
  intro: ['The people who make the games, in aprons. They are nobody’s customers: for those use `Customer`.'],
  alsoCalled: ['team', 'staff', 'about us'],
  whenToUse: ['For the people who make the games.'],
  whenNotToUse: ['For customers: use `Customer`.'],
  noGuidance: 'It is only used next to the names of the team.',
  anatomy: [{ part: 'Person', description: 'in an apron, with the tool of the job.' }],
  content: ['`title` is the name and the job, if no text next to it says so.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Cook: [], Writer: ['image, Somebody with a piece of chalk'] },
    },
  ],
  related: ['Customer', 'Certificate'],
};
