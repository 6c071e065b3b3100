import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Skeleton',
  intro: [
    'A placeholder for loading content with a known layout: a card, a table, a name with a picture. For unknown layouts use `Spinner`. Lay the shapes out like the content, to avoid layout shifts. They fade in once and do not move.',
  ],
  alsoCalled: ['placeholder', 'loading placeholder', 'shimmer'],
  whenToUse: ['While content with a known layout is loading.'],
  whenNotToUse: [
    'For unknown layouts: use `Spinner`.',
    'For less than about half a second of waiting. Show nothing instead.',
  ],
  anatomy: [
    {
      part: 'Shapes',
      description: 'laid out like the content, so that nothing moves when it arrives. They fade in once.',
    },
    { part: 'Group', description: '`SkeletonGroup`, which has the text for screen readers.' },
  ],
  content: ['The label says what is loading: “Loading the students…”.'],
  keyboard: [],
  announced: [
    {
      text: 'The `label` of the `SkeletonGroup`, once. The shapes are hidden.',
      reads: { Group: ['status', 'Loading Mia’s week…'] },
    },
  ],
  related: ['Spinner', 'ProgressBar', 'LoadingNotice', 'EmptyState'],
};
