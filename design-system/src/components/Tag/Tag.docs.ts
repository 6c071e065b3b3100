import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Tag',
  intro: [
    'A short status label, with an icon and a border in the text color.',
    '',
    'One or two words. Text and icon carry the meaning, the color only repeats it. Not interactive: for actions use `Button` or `Link`. For subscription tiers use `TierBadge`.',
  ],
  alsoCalled: ['badge', 'chip', 'label', 'pill', 'status'],
  whenToUse: ['For the status of one thing: “Paid”, “Not played yet”.'],
  whenNotToUse: [
    'For actions: use `Button` or `Link`. A tag is not interactive.',
    'For a subscription tier: use `TierBadge`. For an award: use `Badge`.',
    'For a count: write it as text.',
  ],
  anatomy: [
    { part: 'Icon', description: 'shows the tone by its shape.' },
    { part: 'Text', description: 'one or two words.' },
    { part: 'Border', description: 'in the color of the text.' },
  ],
  content: [
    'One or two words, in sentence case, without a period.',
    'The text carries the meaning. Icon and color only repeat it.',
  ],
  keyboard: [],
  announced: [{ text: 'The text. The icon is hidden.', reads: { WithAnIcon: ['Most Popular'] } }],
  related: ['TierBadge', 'Badge', 'Card', 'Toast'],
};
