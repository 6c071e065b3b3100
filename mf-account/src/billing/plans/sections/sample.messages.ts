export const en = {
  'sample.title': 'What you will see on Mondays',
  'sample.lead': 'With Math Explorer, one page tells you how your child’s week went and what to try at home.',
  'sample.tag': 'Sample',
  'sample.note': 'The numbers are invented.',
  'sample.first': 'Right on the first try',
} as const;
