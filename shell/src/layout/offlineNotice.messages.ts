export const en = {
  'offline.text': 'You’re offline. What’s already open keeps working.',
  'offline.short': 'Offline',
  'offline.close': 'Close',
} as const;
