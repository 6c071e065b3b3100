export const en = {
  'later.coming': 'One moment, please…',
  'later.missing': 'The delivery did not come',
  'later.missing.more': 'The network is slow or gone. Nothing is lost.',
  'later.tryAgain': 'Try again',
  'later.cancel': 'Not now',
} as const;
