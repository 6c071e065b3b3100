export const en = {
  'stage.closed': 'Closed',
} as const;
