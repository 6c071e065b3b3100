export const en = {
  'reports.title': 'Reports: {name}',
  'reports.back': 'Back to the class',
  'reports.report': 'Report',
  'reports.child': 'Child',
  'reports.none': 'No children yet',
  'reports.none.text': 'Add the children of the class. Their results appear here when they play.',
  'reports.loading': 'Loading the report…',
  'reports.failed': 'We couldn’t load the report',
  'reports.failed.text': 'Check your connection and try again. Nothing is lost.',
} as const;
