import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'TierBadge',
  intro: [
    'A subscription tier: a plate, compass, house or chalkboard, with the name of the plan.',
    '',
    'For a status use `Tag`. For an award use `Badge`.',
  ],
  alsoCalled: ['plan badge', 'subscription tier', 'membership'],
  whenToUse: ['For a subscription tier, with the name of the plan.'],
  whenNotToUse: ['For a status: use `Tag`. For an award: use `Badge`.'],
  noGuidance: 'Each plan has its own emblem.',
  anatomy: [
    { part: 'Emblem', description: 'a plate, compass, house or chalkboard.' },
    { part: 'Name', description: 'of the plan.' },
  ],
  content: ['The name is the one on the price list.'],
  keyboard: [],
  announced: [{ text: 'The name of the plan. The emblem is hidden.', reads: { Explorer: ['Math Explorer'] } }],
  related: ['PlanCard', 'Tag', 'Badge'],
};
