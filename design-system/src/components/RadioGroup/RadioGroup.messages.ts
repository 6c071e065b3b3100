export const en = {
  'radioGroup.missing': 'Nothing is chosen yet. Choose one.',
} as const;
