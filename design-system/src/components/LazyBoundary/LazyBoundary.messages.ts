export const en = {
  'lazy.loading': 'One moment…',
  'lazy.failed': 'This didn’t load, but nothing is lost. Check your connection and try again.',
  'lazy.retry': 'Try again',
  'lazy.dismiss': 'Not now',
} as const;
