export const en = {
  'progressBar.inProgress': 'In progress…',
} as const;
