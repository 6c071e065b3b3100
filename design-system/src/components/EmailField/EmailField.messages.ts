export const en = {
  'emailField.malformed': 'Enter a full email address, like mia@example.com.',
} as const;
