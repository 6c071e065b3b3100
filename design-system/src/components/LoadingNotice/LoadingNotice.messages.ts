export const en = {
  'loading.label': 'One moment…',
} as const;
