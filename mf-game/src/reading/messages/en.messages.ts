export const en = {
  'reading.start': 'Read to me',
  'reading.stop': 'Stop reading',
} as const;
