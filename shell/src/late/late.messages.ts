export const en = {
  'late.coming': 'One moment, please…',
  'late.missing': 'This did not open. Nothing is lost. Check your connection and try again.',
  'late.tryAgain': 'Try again',
  'late.cancel': 'Not now',
} as const;
