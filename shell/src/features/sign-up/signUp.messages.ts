export const en = {
  'signUp.title': 'Track Your Achievements',
  'signUp.lead': 'The whole game is free to play without an account. An account remembers what was earned.',
  'signUp.badges': 'Achievement badges that stay',
  'signUp.certificates': 'Completion certificates and other premium features',
  'signUp.dashboard': 'A personal progress dashboard',
  'signUp.grownUp': 'Under 13? Ask a grown-up to sign up with you.',
  'signUp.signIn': 'Sign Up / Sign In',
  'signUp.goOn': 'Continue Without Account',
} as const;
