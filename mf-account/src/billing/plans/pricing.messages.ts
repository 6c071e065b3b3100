export const en = {
  'pricing.title': 'Pick from the menu',
  'pricing.lead': 'Every plan has the whole game. Paid plans also save your child’s progress.',

  'promise.guarantee': '{days}-day money-back guarantee',
  'promise.cancel': 'Cancel in two clicks',
  'promise.calm': 'No ads and no trackers, for anyone',

  'period.question': 'Billing period',
  'period.yearly': 'Yearly',
  'period.monthly': 'Monthly',
  'period.saving': 'Save up to {percent} yearly',

  'plan.free.name': 'Free',
  'plan.free.for': 'For playing right now.',
  'plan.free.action': 'Play now',
  'plan.explorer.name': 'Math Explorer',
  'plan.explorer.for': 'For a child who plays every week.',
} as const;
