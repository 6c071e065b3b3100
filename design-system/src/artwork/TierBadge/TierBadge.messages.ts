export const en = {
  'tier.free': 'Free',
  'tier.explorer': 'Math Explorer',
  'tier.family': 'Family Plan',
  'tier.classroom': 'Classroom Edition',
} as const;
