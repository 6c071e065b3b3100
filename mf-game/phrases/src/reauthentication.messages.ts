export const en = {
  'confirm.title': 'Confirm it’s you',
  'confirm.text': 'Enter your password again to continue.',
  'confirm.password': 'Password',
  'confirm.empty': 'Enter your password.',
  'confirm.submit': 'Confirm',
  'confirm.sending': 'Checking…',
  'confirm.cancel': 'Cancel',
  'confirm.elsewhere': 'Sign in again to continue. You’ll come back to this page and can try again.',
  'confirm.signIn': 'Sign in again',
} as const;
