export const en = {
  'signOut.sending.title': 'Saving your game',
  'signOut.sending': 'One moment. We’re saving your latest progress to your account.',
  'signOut.stay': 'Stay signed in',
  'signOut.unsaved.title': 'Your game isn’t saved yet',
  'signOut.unsaved':
    'Your latest progress is only on this device, and signing out deletes it. Check your connection and try again.',
  'signOut.again': 'Try again',
  'signOut.anyway': 'Sign out without saving',
} as const;
