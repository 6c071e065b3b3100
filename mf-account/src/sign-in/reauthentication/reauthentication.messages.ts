export const en = {
  'confirm.title': 'Confirm it’s you',
  'confirm.text': 'Enter your password again to go on.',
  'confirm.password': 'Password',
  'confirm.empty': 'Enter your password.',
  'confirm.submit': 'Confirm',
  'confirm.sending': 'Checking…',
  'confirm.cancel': 'Cancel',
  'confirm.elsewhere':
    'Sign in again to go on. You come back to this page afterwards, and can repeat what you wanted to do.',
  'confirm.signIn': 'Sign in again',
} as const;
