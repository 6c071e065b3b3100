export const en = {
  'adminOnly.tag': 'Admin Only',
  'adminOnly.loading': 'Loading the figures…',
  'adminOnly.signIn': 'Sign in',
  'adminOnly.signInAsOther': 'Sign in with another account',
  'adminOnly.home': 'Home',
  'adminOnly.signedOut': 'Sign in to see this page',
  'adminOnly.signedOut.text':
    'Only administrators may see it: it holds figures of the whole site. Sign in with an administrator’s account, and you come back here.',
  'adminOnly.refused': 'Your account is not an administrator’s',
  'adminOnly.refused.text':
    'Only administrators may see this page. Ask whoever runs this site to make your account one and load the page again, or sign in with another account.',
  'adminOnly.refused.account': 'You are signed in as',
  'adminOnly.secondFactor': 'Administrators sign in with a second step',
  'adminOnly.secondFactor.text':
    'Your account is an administrator’s, but a password alone does not open this page. Turn on the second step in your profile, then come back.',
  'adminOnly.profile': 'Open your profile',
  'adminOnly.failed': 'The figures could not be loaded',
  'adminOnly.failed.text': 'Nothing is lost: they are counted on our server. Try again in a moment.',
  'adminOnly.offline.text': 'There is no connection. Try again when you are back online.',
} as const;
