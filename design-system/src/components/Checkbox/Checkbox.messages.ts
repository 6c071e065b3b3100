export const en = {
  'checkbox.missing': 'Check this box to continue.',
  'checkboxGroup.missing': 'Choose at least one.',
} as const;
