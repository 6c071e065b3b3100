export const en = {
  'changed.title': 'Someone else is using this device now',
  'changed.text': 'The device changed hands in another tab. Nothing is saved in this one anymore.',
  'changed.continue': 'See who’s playing',
} as const;
