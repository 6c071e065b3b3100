import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Pips',
  intro: [
    'A customer’s patience as vertical pips, in the text color.',
    '',
    'Always use it with text (Waiting, Ordering, Hurry!) or a number. For progress use `ProgressBar`.',
  ],
  example: 'NextToText',
  alsoCalled: ['patience', 'steps', 'dots', 'signal bars'],
  whenToUse: ['For a customer’s patience, with text or a number next to it.'],
  whenNotToUse: ['For progress: use `ProgressBar`.'],
  anatomy: [{ part: 'Bars', description: 'filled ones are left. In the text color.' }],
  content: ['The text next to them says the same: “Waiting”, “Ordering”, “Hurry!”'],
  keyboard: [],
  announced: [{ text: 'Nothing. The text next to the pips says the same.', reads: { IsHidden: [] } }],
  related: ['ProgressBar', 'Meter', 'Customer'],
};
