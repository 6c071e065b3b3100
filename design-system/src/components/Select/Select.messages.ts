export const en = {
  'select.placeholder': 'Choose one',
  'select.missing': 'Choose an option.',
} as const;
