export const en = {
  'standards.curriculum': 'Curriculum',
  'standards.curriculum.common_core': 'Common Core (US)',
  'standards.curriculum.england': 'National Curriculum (England)',
  'standards.curriculum.ncert': 'NCERT (India)',
  'standards.standard': 'Standard',
  'standards.standard.all': 'All standards',
} as const;
