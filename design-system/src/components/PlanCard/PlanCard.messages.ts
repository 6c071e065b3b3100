export const en = {
  'plan.suggested': 'Most Popular',
  'plan.current': 'Your plan',
  'plan.notReady': 'Coming Soon',
  'plan.notIncluded': 'Not included',
} as const;
