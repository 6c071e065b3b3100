export const en = {
  'plan.suggested': 'Most Popular',
  'plan.notReady': 'Coming Soon',
  'plan.notIncluded': 'Not included',
} as const;
