import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Table',
  intro: [
    'A sortable data table. For label and value of one item use `MenuLine`, for a few figures `StatStrip`, for values over time a chart, which has its own table.',
  ],
  notes: [
    '## Sorting',
    '',
    '`onSortChange` receives the column and direction, and the page passes the rows in that order. If all rows are in the browser, use `sortRows(rows, sortDescriptor, locale)`.',
  ],
  alsoCalled: ['data table', 'data grid', 'sortable table', 'list view', 'spreadsheet'],
  whenToUse: [
    'To look up and compare several values of many things: the students of a class, receipts by date.',
    'If people want to sort by different columns.',
  ],
  whenNotToUse: [
    'For label and value of one thing: use `MenuLine`.',
    'For a few figures: use `StatCard`s in a strip.',
    'For values over time: use `LineChart` or `BarChart`, which contain a table.',
    'For layout: use `Grid`.',
  ],
  anatomy: [
    { part: 'Caption', description: 'says what the table contains. May be hidden if a heading above says the same.' },
    { part: 'Column headers', description: 'a button with an arrow if the column can be sorted.' },
    { part: 'Row header', description: 'the first cell. A button if rows can be selected.' },
    { part: 'Cells', description: 'digits are aligned. Missing values have words, and come last in both directions.' },
    { part: 'Totals', description: 'optional last row.' },
    { part: 'Action', description: 'optional button in each row, next to its name on narrow screens. Not printed.' },
    { part: 'Details', description: 'columns that a narrow table shows only behind a button in each row.' },
  ],
  content: [
    'Headers are nouns of one or two words, with the unit if cells don’t show it: “Minutes”.',
    'The caption is a noun phrase: “Students of class 3B”. It does not explain how to use the table.',
    'An empty table says why it is empty and what will fill it.',
    'A missing value says why it is missing: “Not played yet”, never a lone dash.',
  ],
  pattern: 'sortableTable',
  keyboard: [
    {
      keys: ['Tab'],
      action:
        'Moves focus to the next sortable header, then to the names of selectable rows and the buttons for details.',
      from: 'SelectableRows',
      outcomes: ['button Student', 'button Problems', 'button Right', 'button Amara O., not pressed'],
    },
    {
      keys: ['Enter', 'Space'],
      on: 'a header',
      action: 'Sorts by the column, and again in reverse.',
      outcomes: ['button Student; StaticText Sorted by Student, descending.'],
    },
    {
      keys: ['Enter', 'Space'],
      on: 'a row name',
      action: 'Selects the row.',
      from: 'SelectableRows {Tab}{Tab}{Tab}{Tab}',
      outcomes: ['button Amara O., pressed'],
    },
  ],
  announced: [
    {
      text: '“Table”, the caption and the number of rows. In a cell: its column header and row name.',
      reads: {
        Plain: [
          'table, Daily performance',
          'caption, Daily performance',
          'row, Date Page views Conversion',
          'columnheader, Page views',
          'row, Monday, November 9 1,240 2.5%',
          'rowheader, Monday, November 9',
          'cell, 1,240',
          '…',
        ],
      },
    },
    {
      text: 'Sortable headers announce their sort order. After a change, a status says: “Sorted by Problems, descending.”',
      reads: { Sorted: ['columnheader, Student, sorted in ascending order', '…'] },
      hears: {
        Sorted: [
          'button, Problems',
          'polite: Sorted by Problems, ascending.',
          'polite: Sorted by Problems, descending.',
        ],
      },
    },
    {
      text: 'The name of the selected row is “pressed”. While loading, the status says so.',
      reads: {
        SelectableRows: ['button, Ben K., pressed', '…'],
        Loading: ['status', 'Loading: Students of class 3B', '…'],
      },
    },
  ],
  related: ['MenuLine', 'StatCard', 'BarChart', 'LineChart', 'EmptyState'],
};
