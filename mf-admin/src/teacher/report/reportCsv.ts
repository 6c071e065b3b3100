import { csvOf } from '@countertop/contract/csv';
import type { Cell, Report, ReportColumn, ReportSection } from './report.ts';
import type { Writing } from './writeCell.ts';

/** A unit stands in the head, so that the cells below are plain numbers. */
function headOf({ name, kind }: ReportColumn, t: Writing['t']): string {
  switch (kind) {
    case 'percent':
    case 'minutes':
    case 'seconds':
      return t(`unit.${kind}`, { name });
    case 'text':
    case 'number':
    case 'day':
    case 'list':
      return name;
  }
}

const plain = (cell: Cell | undefined) => (typeof cell === 'object' ? cell.join('; ') : (cell ?? ''));

function recordsOf({ columns, rows }: ReportSection, t: Writing['t']) {
  return [columns.map((column) => headOf(column, t)), ...rows.map((row) => columns.map(({ id }) => plain(row[id])))];
}

/**
 * The tables of a report as one CSV. One table begins with the names of its columns. Several follow each other, each
 * below its title and after an empty record, and all records have the same number of fields (RFC 4180, 2.4).
 */
export function reportCsv({ sections }: Report, t: Writing['t']): string {
  const [only, second] = sections;
  if (only && !second) return csvOf(recordsOf(only, t));
  const width = Math.max(...sections.map(({ columns }) => columns.length));
  const records = sections.flatMap((section, index) => [
    ...(index === 0 ? [] : [[]]),
    [section.title],
    ...recordsOf(section, t),
  ]);
  return csvOf(records.map((record) => Array.from({ length: width }, (_, index) => record[index] ?? '')));
}
