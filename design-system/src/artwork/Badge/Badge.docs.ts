import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Badge',
  intro: [
    'An award with its name and description. For a status use `Tag`, for a subscription tier `TierBadge`.',
    '',
    'The shape of the frame shows the kind without relying on color: a scalloped plate for food and service, an octagonal tile for a math skill, a rosette for a level.',
  ],
  alsoCalled: ['award', 'achievement', 'medal', 'trophy'],
  whenToUse: ['For an award with its name and description.'],
  whenNotToUse: ['For a status: use `Tag`.', 'For a subscription tier: use `TierBadge`.'],
  anatomy: [
    {
      part: 'Frame',
      description: 'a scalloped plate for food and service, an octagonal tile for a math skill, a rosette for a level.',
    },
    { part: 'Picture', description: 'what the award is for.' },
    { part: 'Name and description', description: 'as text.' },
    { part: 'State', description: '“Earned” with the date, or “Next” with the step.' },
  ],
  content: [
    'The description says what was done: “Served ten customers in a row”.',
    'Put several badges in a list, so that their number is announced.',
  ],
  keyboard: [],
  announced: [
    {
      text: 'The name, the description, and “Earned” or “Next” with the step. The drawing is hidden.',
      reads: {
        Earned: ['First burger', 'Serve a burger.', 'Earned on May 3'],
        NotEarned: ['First burger', 'Serve a burger.', 'Next: serve 4 more burgers'],
      },
    },
  ],
  related: ['Tag', 'TierBadge', 'Certificate', 'Avatar'],
};
