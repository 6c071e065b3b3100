export const en = {
  'error.broken.title': 'This did not work',
  'error.broken.text': 'Something went wrong on our side. What you saved is safe.',
  'error.offline.title': 'You are offline',
  'error.offline.text': 'What you saved is safe. Connect to the internet, then try again.',
  'error.tryAgain': 'Try again',
  'error.details': 'For our help desk:',
} as const;
