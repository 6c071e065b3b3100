import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Logo',
  intro: [
    'The bell on the counter, with or without the name. The two bars are the counter and an equals sign.',
    '',
    'Use the wordmark once in the header and once in the footer, and the mark next to the title of a game. Do not recolor, stretch or mirror it.',
  ],
  alsoCalled: ['brand', 'wordmark', 'mark'],
  whenToUse: [
    'Once in the header and once in the footer, as the wordmark.',
    'Next to the title of a game, as the mark.',
  ],
  whenNotToUse: ['Recolored, stretched or mirrored.'],
  noGuidance: 'It has three fixed variants.',
  anatomy: [
    { part: 'Bell and two bars', description: 'the counter and an equals sign.' },
    { part: 'Name', description: 'in the wordmark.' },
  ],
  content: ['In a link to the home page, name the link instead.'],
  keyboard: [],
  announced: [
    {
      text: 'Nothing by default. With `title`, an image with that name.',
      reads: { Mark: [], Wordmark: ['image, Countertop'] },
    },
  ],
  related: ['Counter', 'Picture'],
};
