export const en = {
  'offline.text': 'You are offline. This page goes on working; others need the internet.',
  'offline.close': 'Close',
} as const;
