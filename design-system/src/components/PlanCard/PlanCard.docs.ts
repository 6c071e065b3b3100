import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'PlanCard',
  intro: [
    'A subscription plan as a printed menu on paper: audience, price, one action, and what is included as menu lines. For anything else use `Card`.',
    '',
    'The page provides the text. The card itself adds “Most Popular”, “Your plan”, “Coming Soon” and “Not included”.',
  ],
  example: 'Suggested',
  alsoCalled: ['pricing card', 'subscription', 'price table'],
  whenToUse: ['For one subscription plan among others.'],
  whenNotToUse: ['For anything else: use `Card`.'],
  anatomy: [
    { part: 'Name and audience', description: 'on paper, like a printed menu.' },
    { part: 'Price', description: 'for a month, with what is billed.' },
    { part: 'Action', description: 'one.' },
    { part: 'Features', description: 'as menu lines. What is not included is listed as well.' },
  ],
  content: [
    'The price is the one that people will pay, with its period.',
    'Features are nouns in the order of their value. Limits are said as clearly as features.',
  ],
  keyboard: [{ keys: ['Tab'], action: 'Moves focus to the action.', outcomes: ['button Subscribe', 'button After'] }],
  announced: [
    {
      text: '“Article” with the name of the plan, then the text in reading order. Awning, emblem and dots are hidden.',
      reads: {
        Suggested: [
          'article, Math Explorer',
          'Most Popular',
          'heading, Math Explorer, level 2',
          'For one child who plays every week.',
          '$3.33',
          'a month',
          '$39.99 a year',
          'Save 33%',
          'button, Subscribe',
          'list',
          'listitem, level 1, position 1, set size 3',
          'Players',
          'One',
          'listitem, level 1, position 2, set size 3',
          'Progress saved',
          'On every device',
          'listitem, level 1, position 3, set size 3',
          'Premium certificates',
          'To print',
        ],
      },
    },
  ],
  related: ['Card', 'TierBadge', 'MenuLine'],
};
