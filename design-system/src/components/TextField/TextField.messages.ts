export const en = {
  'field.required': '(required)',
  'field.missing': 'Fill in this field.',
} as const;
