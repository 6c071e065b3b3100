export const en = {
  'skipLink.label': 'Skip to main content',
} as const;
