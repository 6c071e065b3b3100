export const en = {
  'numberPad.label': 'Number pad',
  'numberPad.delete': 'Delete',
  'numberPad.clear': 'Clear',
  'numberPad.hint': 'Hint',
  'numberPad.serve': 'Serve',
  'numberPad.decimalMark': 'Decimal point',
} as const;
