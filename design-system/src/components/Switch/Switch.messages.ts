export const en = {
  'switch.on': 'On',
  'switch.off': 'Off',
} as const;
