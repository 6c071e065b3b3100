export const en = {
  'changed.title': 'Someone else is using this device now',
  'changed.text': 'The device changed hands in another tab. Nothing is saved in this one anymore.',
  'changed.continue': 'See who’s playing',

  'handOver.refused.title': 'Nothing is sent',
  'handOver.refused': 'The device couldn’t be handed over. What was played stays on it: ask a grown-up.',
  'handOver.signedOut.title': 'You’re signed out',
  'handOver.signedOut':
    'What was played stays on this device until a grown-up signs in and the same child plays again.',
} as const;
