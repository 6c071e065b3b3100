export const en = {
  'share.button': 'Share',
} as const;
