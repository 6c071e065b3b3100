export const en = {
  'field.required': '(required)',
  'field.missing': 'This is still empty. Fill it in.',
} as const;
