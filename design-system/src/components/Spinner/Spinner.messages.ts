export const en = {
  'spinner.label': 'Loading…',
} as const;
