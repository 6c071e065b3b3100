/** What is said before somebody leaves whose game is in this browser only. */
export const en = {
  'signOut.sending.title': 'Saving the game',
  'signOut.sending': 'One moment: what was played last goes to the account first.',
  'signOut.stay': 'Stay signed in',
  'signOut.unsaved.title': 'This game is not saved yet',
  'signOut.unsaved':
    'What was played last is on this device only, and signing out clears it. Look at the connection and try again.',
  'signOut.again': 'Try again',
  'signOut.anyway': 'Sign out without it',
} as const;
