export const en = {
  'badge.earned': 'Earned',
  'badge.earnedOn': 'Earned {date}',
  'badge.next': 'Next: {step}',
} as const;
