export const en = {
  'error.broken.title': 'Something went wrong',
  'error.broken.text': 'The error is on our side. Everything you saved is safe.',
  'error.offline.title': 'You are offline',
  'error.offline.text': 'Everything you saved is safe. Connect to the internet and try again.',
  'error.tryAgain': 'Try again',
  'error.details': 'Reference for support:',
  'error.support': 'Contact support',
} as const;
