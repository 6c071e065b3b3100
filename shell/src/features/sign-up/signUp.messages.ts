export const en = {
  'signUp.title': 'Track Your Achievements',
  'signUp.lead': 'You can play the whole game for free without an account. An account saves what you earn.',
  'signUp.badges': 'Achievement badges you can keep',
  'signUp.certificates': 'Certificates to print, with a plan',
  'signUp.dashboard': 'A personal progress dashboard',
  'signUp.grownUp': 'Under 13? Ask a grown-up to sign up with you.',
  'signUp.signIn': 'Sign Up / Sign In',
  'signUp.goOn': 'Continue Without Account',
} as const;
