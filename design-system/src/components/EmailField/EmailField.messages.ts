export const en = {
  'emailField.malformed': 'This address is not whole. It looks like mia@example.com.',
} as const;
