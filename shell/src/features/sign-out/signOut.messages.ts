export const en = {
  'signOut.sending.title': 'Saving your game',
  'signOut.sending': 'One moment. We’re saving your latest progress to your account.',
  'signOut.stay': 'Stay signed in',
  'signOut.unsaved.title': 'Not everything is saved yet',
  'signOut.unsaved':
    'Your latest progress is only on this device, and signing out deletes it. Check your connection and try again.',
  'signOut.list': 'Only this device has these, and signing out deletes them:',
  'signOut.player': '{name}: {things}',
  'signOut.you': 'You',
  'signOut.other': 'Another player',
  'signOut.answers': '{count, plural, one {# answer} other {# answers}}',
  'signOut.awards': '{count, plural, one {# award} other {# awards}}',
  'signOut.game': 'the latest restaurant',
  'signOut.check': 'Check your connection and try again.',
  'signOut.others':
    'Restaurants and awards of other children are saved to the account when they play here while online.',
  'signOut.again': 'Try again',
  'signOut.anyway': 'Sign out anyway',
} as const;
