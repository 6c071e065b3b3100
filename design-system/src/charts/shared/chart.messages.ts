export const en = {
  'chart.showTable': 'Show as table',
  'chart.showChart': 'Show as chart',
  'chart.empty': 'Nothing to show yet.',
  'chart.dash': 'A dash means no data.',
  'chart.gap': 'A gap in the line means no data.',
  'chart.dots': 'A row without a dot has no data.',
} as const;
