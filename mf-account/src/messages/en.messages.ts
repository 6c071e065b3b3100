export const en = {
  'beingBuilt.tag': 'Being built',
  'beingBuilt.play': 'Play Math Bistro',
  'beingBuilt.home': 'Home',
  'pricing.heading': 'Pricing',
  'pricing.planned':
    'Here will be the plans for families and classrooms. Playing is free today, without an account, and there is nothing to buy yet.',
} as const;
