export const en = {
  'loading.label': 'One moment, please…',
} as const;
