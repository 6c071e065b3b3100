export const en = {
  'textArea.left': '{count, plural, one {# character left} other {# characters left}}',
} as const;
