export const en = {
  'reading.start': 'Read to me',
  'reading.stop': 'Stop',
} as const;
