import type { Pdf } from '@countertop/design-system/pdf';
import { type CellKind, columnOf, type ReportColumn, type ReportSection } from '../../shared/report/section.ts';
import { writeCell } from '../../shared/report/writeCell.ts';
import type { Writing } from '../report/writing.ts';

/** A column with its place on the paper, in points. */
export interface PlacedColumn extends ReportColumn {
  readonly x: number;
  readonly width: number;
  /** Digits stand under digits at the end edge. */
  readonly isNumber: boolean;
}

export const cellSize = 9;
export const cellPadding = 3;
/** Words in a cell wrap at this width; numbers never do. */
const widest = 150;
const longestHead = 50;
const numbers: readonly CellKind[] = ['number', 'percent', 'minutes', 'seconds'];

function naturalWidth(pdf: Pdf, column: ReportColumn, { rows }: ReportSection, writing: Writing): number {
  const widthOf = (text: string) => pdf.widthOf(pdf.fit(text, ['text']), cellSize);
  const cells = rows.map((row) => widthOf(writeCell(row[column.id] ?? '', column.kind, writing)));
  // A long head of several words may stand in two lines.
  const whole = widthOf(column.name);
  const head = whole > longestHead ? Math.max(...column.name.split(' ').map(widthOf)) : whole;
  return Math.min(widest, Math.max(head, ...cells)) + 2 * cellPadding;
}

/** Fills the paper's width, each column in proportion to what it needs. */
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
 * The columns of a section in groups that fit on the paper, one below the other. Each begins with the column that names
 * the rows.
 */
export function columnGroups(
  pdf: Pdf,
  section: ReportSection,
  writing: Writing,
  { from, room }: { from: number; room: number },
): readonly (readonly PlacedColumn[])[] {
  const [first] = section.columns;
  if (!first) return [];
  const measured = section.columns.map((column) => ({ column, width: naturalWidth(pdf, column, section, writing) }));
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
