export const en = {
  'adminOnly.tag': 'Admin Only',
  'adminOnly.loading': 'Loading data…',
  'adminOnly.signIn': 'Sign in',
  'adminOnly.signInAsOther': 'Sign in with another account',
  'adminOnly.home': 'Home',
  'adminOnly.signedOut': 'Sign in to see this page',
  'adminOnly.signedOut.text':
    'This page has data about the whole site, so only administrators can see it. Sign in with an administrator account, and you’ll come back here.',
  'adminOnly.forbidden': 'You need an administrator account',
  'adminOnly.forbidden.text':
    'Only administrators can see this page. Ask the site owner to make you an administrator and reload the page, or sign in with another account.',
  'adminOnly.forbidden.account': 'You’re signed in as',
  'adminOnly.secondFactor': 'Administrators need two-step sign-in',
  'adminOnly.secondFactor.text':
    'This page needs more than a password. Turn on two-step sign-in in your profile, then come back.',
  'adminOnly.profile': 'Open your profile',
  'adminOnly.failed': 'The data couldn’t be loaded',
  'adminOnly.failed.text': 'Nothing is lost. Try again in a moment.',
  'adminOnly.offline.text': 'You’re offline. Try again when you’re back online.',
} as const;
