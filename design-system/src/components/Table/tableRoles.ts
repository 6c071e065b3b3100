/**
 * What each element of a table is, to be spread. A browser takes the meaning away from a table whose `display` changes,
 * as it does on phones; a role that is written down stays.
 */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
