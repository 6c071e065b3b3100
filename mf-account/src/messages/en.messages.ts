export const en = {
  'beingBuilt.tag': 'Being built',
  'beingBuilt.play': 'Play Math Bistro',
  'beingBuilt.home': 'Home',
  'dashboard.heading': 'Dashboard',
  'dashboard.planned':
    'Here a signed-in player will find badges, certificates and how far the restaurant has come. Playing needs no account and works today.',
  'profile.heading': 'Profile',
  'profile.planned': 'Here a signed-in player will find name, plan, badges and certificates.',
  'pricing.heading': 'Pricing',
  'pricing.planned':
    'Here will be the plans for families and classrooms. Playing is free today, without an account, and there is nothing to buy yet.',
  'signIn.heading': 'Sign in',
  'signIn.planned':
    'Here you will sign in to keep badges and progress on every device. Until then nothing asks for an account.',
} as const;
