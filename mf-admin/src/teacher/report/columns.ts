import type { Pdf } from '@countertop/design-system/pdf';
import { type CellKind, columnOf, type ReportColumn, type ReportSection } from '../../shared/report/section.ts';
import { formatCell } from '../../shared/report/formatCell.ts';
import type { Formatting } from './useFormatting.ts';

/** A column with its position on the page, in points. */
export interface PlacedColumn extends ReportColumn {
  readonly x: number;
  readonly width: number;
  /** Aligned to the end edge, with tabular digits. */
  readonly isNumber: boolean;
}

export const cellSize = 9;
export const cellPadding = 3;
/** Text wraps at this width; numbers never do. */
const widest = 150;
const longestHead = 50;
const numbers: readonly CellKind[] = ['number', 'percent', 'minutes', 'seconds'];

function naturalWidth(pdf: Pdf, column: ReportColumn, { rows }: ReportSection, formatting: Formatting): number {
  const widthOf = (text: string) => pdf.widthOf(pdf.fit(text, ['text']), cellSize);
  const cells = rows.map((row) => widthOf(formatCell(row[column.id] ?? '', column.kind, formatting)));
  // A long header of several words may wrap to two lines.
  const whole = widthOf(column.name);
  const head = whole > longestHead ? Math.max(...column.name.split(' ').map(widthOf)) : whole;
  return Math.min(widest, Math.max(head, ...cells)) + 2 * cellPadding;
}

/** Distributes the page width in proportion to the natural widths of the columns. */
function placed(
  columns: readonly { column: ReportColumn; width: number }[],
  from: number,
  room: number,
): readonly PlacedColumn[] {
  const factor = room / columns.reduce((sum, { width }) => sum + width, 0);
  let x = from;
  return columns.map(({ column, width }) => {
    const place = { ...column, x, width: width * factor, isNumber: numbers.includes(column.kind) };
    x += place.width;
    return place;
  });
}

/**
 * Splits the columns of a section into groups that fit the page width. Each group starts with the column that names the
 * rows.
 */
export function columnGroups(
  pdf: Pdf,
  section: ReportSection,
  formatting: Formatting,
  { from, room }: { from: number; room: number },
): readonly (readonly PlacedColumn[])[] {
  const [first] = section.columns;
  if (!first) return [];
  const measured = section.columns.map((column) => ({ column, width: naturalWidth(pdf, column, section, formatting) }));
  const [name = { column: columnOf(section, first.id), width: 0 }, ...others] = measured;
  const groups = [[name]];
  let used = name.width;
  for (const each of others) {
    if (used + each.width > room) {
      groups.push([name]);
      used = name.width;
    }
    groups.at(-1)?.push(each);
    used += each.width;
  }
  return groups.map((group) => placed(group, from, room));
}
