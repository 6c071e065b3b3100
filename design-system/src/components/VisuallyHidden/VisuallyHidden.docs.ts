import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'VisuallyHidden',
  intro: [
    'Text for screen readers only, where the meaning is otherwise visible. If everybody needs the text, show it.',
  ],
  alsoCalled: ['sr-only', 'screen reader only', 'hidden text', 'visually-hidden'],
  whenToUse: ['For text that is only missing for those who cannot see the page.'],
  whenNotToUse: ['If everybody needs the text: show it.', 'To hide something from everybody: don’t render it.'],
  noGuidance: 'It is not visible.',
  anatomy: [{ part: 'Text', description: 'takes no space.' }],
  content: ['Write it as a part of the text around it, because it is read in one go.'],
  keyboard: [],
  announced: [{ text: 'The text, in reading order.', reads: { Default: ['Patience', '3 of 5'] } }],
  related: ['LiveRegion', 'SkipLink', 'Icon'],
};
