export const en = {
  'chart.showTable': 'Show as table',
  'chart.showChart': 'Show as chart',
  'chart.empty': 'Nothing to show yet.',
  'chart.gaps': 'A dash (–) means that nothing is known.',
} as const;
