export const en = {
  'field.missing': 'Fill in this field.',
} as const;
