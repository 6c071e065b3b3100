export const en = {
  'checkbox.missing': 'Tick this to go on.',
  'checkboxGroup.missing': 'Nothing is chosen yet. Choose one or more.',
} as const;
