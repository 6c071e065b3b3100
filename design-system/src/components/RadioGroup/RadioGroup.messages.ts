export const en = {
  'radioGroup.missing': 'Choose an option.',
} as const;
