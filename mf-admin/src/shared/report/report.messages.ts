export const en = {
  'cell.minutes': '{hours, number} h {minutes, number} min',
  'cell.seconds': '{minutes, number} min {seconds, number} s',
  'cell.none': 'None',
  'cell.untold': 'Not broken down',

  'unit.percent': '{name} (%)',
  'unit.minutes': '{name} (minutes)',
  'unit.seconds': '{name} (seconds)',
  'unit.moment': '{name} (UTC)',

  csv: 'CSV',
  'csv.of': 'CSV: {title}',
  'csv.done': 'Saved as {file}.',
  'csv.failed': 'The file could not be made. Check the connection and try again.',
} as const;
