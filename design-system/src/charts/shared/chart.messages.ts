export const en = {
  'chart.showTable': 'Show as table',
  'chart.showChart': 'Show as chart',
  'chart.empty': 'Nothing to show yet.',
  'chart.dash': 'A dash means that nothing is known.',
  'chart.gap': 'A gap in the line means that nothing is known.',
} as const;
