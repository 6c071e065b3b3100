import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'LoadingNotice',
  intro: [
    'Says at the bottom of the window that something is loading.',
    '',
    'Use it after a press whose result takes a moment and has no place on the page yet. `LazyBoundary` shows it while code loads. In place of content, use `Spinner` or `Skeleton`.',
  ],
  alsoCalled: ['loading bar', 'please wait', 'busy notice'],
  whenToUse: ['After a press whose result takes a moment and has no place on the page yet.'],
  whenNotToUse: ['In place of content: use `Spinner` or `Skeleton`.'],
  noGuidance: 'Its text and position are built in.',
  anatomy: [{ part: 'Notice', description: 'a line at the bottom of the window.' }],
  content: ['The text is always the same, so that it is recognized.'],
  keyboard: [],
  announced: [{ text: '“One moment…”, when it appears.', exposes: { Default: ['status', 'StaticText One moment…'] } }],
  related: ['Spinner', 'LazyBoundary', 'Toast'],
};
