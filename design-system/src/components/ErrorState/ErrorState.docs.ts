import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'ErrorState',
  intro: [
    'Shown in place of content that failed to load: what happened, what is safe, what to do.',
    '',
    'If there is no content but nothing went wrong, use `EmptyState`. For form errors use the field’s error message, for failures that do not affect the page a `Toast`.',
  ],
  alsoCalled: ['error page', '404', 'failure', 'offline', 'something went wrong'],
  whenToUse: ['In place of content that failed to load.'],
  whenNotToUse: [
    'If there is no content but nothing went wrong: use `EmptyState`.',
    'For errors in a form: use the `errorMessage` of the field.',
    'For failures that do not affect the page: use `Toast`.',
  ],
  anatomy: [
    { part: 'Picture', description: 'the same kind of place in every error, calm and nobody’s fault.' },
    { part: 'Heading', description: 'what happened.' },
    { part: 'Sentence', description: 'what is safe, and what to do.' },
    { part: 'Actions', description: '“Try again” first.' },
    { part: 'Details', description: 'the request ID, for support.' },
  ],
  content: [
    'Say what happened in the words of the user: “The report didn’t load.”',
    'Say what is safe: “Your answers are saved.”',
    'Never blame people, and don’t apologize more than once.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to “Try again”, then to the other actions.',
      from: 'WithDetails',
      outcomes: ['button Try again', 'link Contact support', 'button After'],
    },
  ],
  announced: [
    {
      text: 'The heading, the sentence, the actions and the details. The picture is hidden.',
      reads: {
        WithDetails: [
          'heading, Something went wrong, level 2',
          'The error is on our side. Everything you saved is safe.',
          'button, Try again',
          'Reference for support:',
          'code',
          'req_01JD7Z4M9K-5f2c',
          'link, Contact support',
        ],
      },
    },
    {
      text: 'Alerts, as soon as they appear.',
      exposes: { AfterAnAction: ['alert', 'heading We couldn’t save the report'] },
    },
  ],
  related: ['EmptyState', 'Toast', 'LazyBoundary', 'Scene'],
};
