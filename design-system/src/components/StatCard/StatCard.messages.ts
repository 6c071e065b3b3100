export const en = {
  'stat.loading': 'Loading',
} as const;
