export const en = {
  'breadcrumb.label': 'You are here',
} as const;
