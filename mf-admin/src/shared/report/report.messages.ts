export const en = {
  'cell.minutes': '{hours, plural, =0 {} other {{hours, number} h }}{minutes, number} min',
  'cell.seconds': '{minutes, number} min {seconds, number} s',
  'cell.none': 'None',
  'cell.hidden': 'Not broken down',

  'unit.percent': '{name} (%)',
  'unit.minutes': '{name} (minutes)',
  'unit.seconds': '{name} (seconds)',
  'unit.moment': '{name} (UTC)',

  csv: 'CSV',
  'csv.of': 'CSV: {title}',
  'csv.done': 'Saved as {file}.',
  'csv.failed': 'The file couldn’t be created. Check your connection and try again.',
} as const;
