export const en = {
  'cell.minutes': '{hours, number} h {minutes, number} min',
  'cell.seconds': '{minutes, number} min {seconds, number} s',
  'cell.none': 'None',
  'cell.untold': 'Not broken down',

  'unit.percent': '{name} (%)',
  'unit.minutes': '{name} (minutes)',
  'unit.seconds': '{name} (seconds)',
  'unit.moment': '{name} (UTC)',
} as const;
