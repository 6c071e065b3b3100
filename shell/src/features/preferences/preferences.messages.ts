export const en = {
  'preferences.title': 'Preferences',
  'preferences.lead': 'What you choose shows at once and is kept on this device.',
  'preferences.reset': 'Use the defaults',
  'preferences.done': 'Done',
} as const;
