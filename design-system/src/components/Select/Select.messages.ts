export const en = {
  'select.placeholder': 'Choose one',
  'select.missing': 'Nothing is chosen yet. Choose one.',
} as const;
