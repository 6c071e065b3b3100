import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'EmptyState',
  intro: [
    'Shown while a page or section has no content: a heading, one sentence, a next step and a picture.',
    '',
    'Use it in place of a list, chart or whole page. While loading use `Skeleton` or `Spinner`. For failures use `ErrorState`.',
  ],
  alsoCalled: ['blank slate', 'zero state', 'no data', 'no results'],
  whenToUse: ['In place of a list, chart or page that has no content yet.'],
  whenNotToUse: ['While content is loading: use `Skeleton` or `Spinner`.', 'If it failed to load: use `ErrorState`.'],
  anatomy: [
    { part: 'Picture', description: 'a quiet corner of the restaurant.' },
    { part: 'Heading', description: 'what will be here.' },
    { part: 'Sentence', description: 'how it gets here.' },
    { part: 'Next step', description: 'one action.' },
  ],
  content: ['Start with what will be here, not with “No data”.', 'One sentence, and one action that fills the page.'],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the actions.', outcomes: ['button Open the restaurant', 'button After'] },
  ],
  announced: [
    {
      text: 'The heading, the sentence and the actions. The picture is hidden.',
      reads: {
        WithANextStep: ['heading, No days yet, level 2', 'Nobody has eaten here yet.', 'button, Open the restaurant'],
      },
    },
  ],
  related: ['ErrorState', 'Skeleton', 'Scene', 'Spinner'],
};
