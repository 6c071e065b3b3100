export const en = {
  'button.pending': 'One moment…',
} as const;
