export const en = {
  'offline.text': 'You are offline. This page still works.',
  'offline.close': 'Close',
} as const;
