export const en = {
  'alertDialog.cancel': 'Cancel',
  'alertDialog.failed': 'Something went wrong. Please try again.',
} as const;
