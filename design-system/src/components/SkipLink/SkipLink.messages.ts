export const en = {
  'skipLink.words': 'Skip to the page',
} as const;
