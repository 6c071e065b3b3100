export const en = {
  'progressBar.underWay': 'Under way…',
} as const;
