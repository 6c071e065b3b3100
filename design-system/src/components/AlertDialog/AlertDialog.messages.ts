export const en = {
  'alertDialog.cancel': 'Cancel',
  'alertDialog.failed': 'That did not work. Please try again.',
} as const;
