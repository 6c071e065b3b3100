import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Spinner',
  intro: [
    'A loading indicator. If the layout of the content is known, use `Skeleton`; if the progress is known, `ProgressBar`; on a pressed button, its `isPending` prop.',
    '',
    'It appears after 400 ms, so that fast responses do not flash. The bell swings three times and rests: nothing on our pages loops. The text stays.',
  ],
  alsoCalled: ['loader', 'loading indicator', 'activity indicator', 'busy', 'throbber'],
  whenToUse: ['While something of unknown length and layout is loading.'],
  whenNotToUse: [
    'If the layout is known: use `Skeleton`.',
    'If the progress is known: use `ProgressBar`.',
    'On a pressed button: use its `isPending` prop.',
  ],
  anatomy: [
    { part: 'Bell', description: 'swings three times and rests. Nothing on our pages loops.' },
    { part: 'Text', description: 'stays, and says what is happening.' },
  ],
  content: [
    'Say what is happening: “Loading the receipts…”.',
    'If people are waiting for the content, move focus to it when it has loaded, or announce it in a `LiveRegion`.',
  ],
  keyboard: [],
  announced: [
    {
      text: 'The `label`, once, when it appears after 400 ms. The bell is hidden.',
      exposes: { CustomLabel: ['status', 'StaticText Loading class 3B…'] },
    },
  ],
  related: ['Skeleton', 'ProgressBar', 'LoadingNotice', 'Button'],
};
