export const en = {
  'beingBuilt.tag': 'Being built',
  'beingBuilt.play': 'Play Math Bistro',
  'beingBuilt.home': 'Home',
  'analytics.heading': 'General analytics',
  'analytics.planned': 'Here administrators will see how the site and its games are used, by numbers without names.',
} as const;
