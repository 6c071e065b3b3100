export const en = {
  'late.coming': 'One moment, please…',
  'late.missing': 'This did not open: its code did not come. Nothing is lost, and the page works as before.',
  'late.tryAgain': 'Try again',
  'late.cancel': 'Not now',
} as const;
