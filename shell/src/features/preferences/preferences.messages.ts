export const en = {
  'preferences.title': 'Preferences',
  'preferences.lead': 'Changes apply right away and are saved on this device.',
  'preferences.reset': 'Restore defaults',
  'preferences.done': 'Done',
} as const;
