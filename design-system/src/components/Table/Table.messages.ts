export const en = {
  'table.empty': 'Nothing to show yet.',
  'table.noData': 'No data',
  'table.loading': 'Loading: {caption}',
  'table.sortBy': 'Sort by',
  'table.reverse': 'Reverse order',
  'table.details': 'More about',
  'table.sorted': 'Sorted by {column}, {direction, select, ascending {ascending} other {descending}}.',
} as const;
