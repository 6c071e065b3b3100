import { csvOf, type DecimalMark } from '@countertop/contract/shared/csv';
import { translate, type Translate } from '@countertop/design-system/messages';
import { en } from './report.messages.ts';
import type { Cell, ReportColumn, ReportSection } from './section.ts';

/** Returns the column header with its unit, so that cells are plain numbers. */
function headOf({ name, kind }: ReportColumn, t: Translate<typeof en>): string {
  switch (kind) {
    case 'percent':
    case 'minutes':
    case 'seconds':
    case 'moment':
      return t(`unit.${kind}`, { name });
    case 'text':
    case 'number':
    case 'day':
    case 'list':
      return name;
  }
}

function plain(cell: Cell | undefined): string | number {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? cell.join('; ') : cell;
}

function recordsOf({ columns, rows }: ReportSection, t: Translate<typeof en>) {
  return [columns.map((column) => headOf(column, t)), ...rows.map((row) => columns.map(({ id }) => plain(row[id])))];
}

/**
 * Returns tables as one CSV. With several tables, each has its title above it and an empty record before it. All records
 * have the same number of fields (RFC 4180, 2.4).
 */
export function sectionsCsv(
  sections: readonly ReportSection[],
  locale: string,
  decimalMark: DecimalMark = '.',
): string {
  const t = translate(en, locale);
  const [only, second] = sections;
  if (only && !second) return csvOf(recordsOf(only, t), decimalMark);
  const width = Math.max(...sections.map(({ columns }) => columns.length));
  const records = sections.flatMap((section, index) => [
    ...(index === 0 ? [] : [[]]),
    [section.title],
    ...recordsOf(section, t),
  ]);
  const even = records.map((record) => Array.from({ length: width }, (_, index) => record[index] ?? ''));
  return csvOf(even, decimalMark);
}
