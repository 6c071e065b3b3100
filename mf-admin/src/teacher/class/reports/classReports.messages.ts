export const en = {
  'reports.title': 'Reports: {name}',
  'reports.back': 'Back to the class',
  'reports.report': 'Report',
  'reports.child': 'Child',
  'reports.none': 'No children yet',
  'reports.none.text': 'Add the children of the class. Their results appear here when they play.',
} as const;
