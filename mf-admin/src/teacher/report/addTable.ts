import type { ReportRow, ReportSection } from '../../shared/report/section.ts';
import { formatCell } from '../../shared/report/formatCell.ts';
import type { Formatting } from './useFormatting.ts';
import { cellPadding, cellSize, columnGroups, type PlacedColumn } from './columns.ts';
import { asArtifact, colors, drawRule, margin, type Sheet, type Structure } from '@countertop/design-system/pdfSheet';
import { drawLines, type TextLines, textLines } from '@countertop/design-system/pdfText';

interface Cell {
  readonly column: PlacedColumn;
  readonly lines: TextLines;
}

const heightOf = (cells: readonly Cell[]) => Math.max(...cells.map(({ lines }) => lines.height)) + 2 * cellPadding;

function drawCell({ pdf, y }: Sheet, { column, lines }: Cell): void {
  pdf.document.fillColor(colors.ink);
  const x = column.x + cellPadding;
  const endX = column.isNumber ? column.x + column.width - cellPadding : undefined;
  drawLines(pdf, lines, { x, y: y + cellPadding, ...(endX !== undefined && { endX }) });
}

function cellsOf(
  { pdf }: Sheet,
  columns: readonly PlacedColumn[],
  textOf: (column: PlacedColumn) => string,
): readonly Cell[] {
  return columns.map((column) => ({
    column,
    lines: textLines(pdf, textOf(column), { fontSize: cellSize, width: column.width - 2 * cellPadding }),
  }));
}

/** Adds a row to the table's structure. Each cell is a column header, a row header or a value. */
function addRow(sheet: Sheet, part: Structure, cells: readonly Cell[], isHead: boolean): void {
  const { document } = sheet.pdf;
  const row = document.struct('TR');
  part.add(row);
  for (const [index, cell] of cells.entries()) {
    const tag = isHead || index === 0 ? 'TH' : 'TD';
    const scope = isHead ? { scope: 'Column' as const } : index === 0 ? { scope: 'Row' as const } : {};
    row.add(document.struct(tag, scope, () => drawCell(sheet, cell)));
  }
  row.end();
  sheet.y += heightOf(cells);
  drawRule(sheet, sheet.y, isHead ? { weight: 1.5, color: colors.strong } : { weight: 0.5, color: colors.line });
}

/** Repeats the header row on a new page, hidden from screen readers. */
function repeatHead(sheet: Sheet, head: readonly Cell[]): void {
  asArtifact(sheet.pdf, () => {
    for (const cell of head) drawCell(sheet, cell);
  });
  sheet.y += heightOf(head);
  drawRule(sheet, sheet.y, { weight: 1.5, color: colors.strong });
}

function addGroup(
  sheet: Sheet,
  columns: readonly PlacedColumn[],
  rows: readonly ReportRow[],
  formatting: Formatting,
): void {
  const { document } = sheet.pdf;
  const head = cellsOf(sheet, columns, ({ name }) => name);
  const lines = rows.map((row) =>
    cellsOf(sheet, columns, ({ id, kind }) => formatCell(row[id] ?? '', kind, formatting)),
  );
  sheet.makeRoom(heightOf(head) + heightOf(lines[0] ?? head));
  const table = document.struct('Table');
  sheet.root.add(table);
  const [top, body] = [document.struct('THead'), document.struct('TBody')];
  table.add(top);
  addRow(sheet, top, head, true);
  top.end();
  table.add(body);
  for (const line of lines) {
    if (sheet.makeRoom(heightOf(line))) repeatHead(sheet, head);
    addRow(sheet, body, line, false);
  }
  body.end();
  table.end();
  sheet.y += 14;
}

/** Adds a section as a table with tagged headers. A wide table is split into several, below each other. */
export function addTable(sheet: Sheet, section: ReportSection, formatting: Formatting): void {
  const place = { from: margin, room: sheet.width };
  for (const columns of columnGroups(sheet.pdf, section, formatting, place))
    addGroup(sheet, columns, section.rows, formatting);
}

/** Adds the cells of a single row below each other, as name and value. */
export function addFacts(sheet: Sheet, { columns, rows: [row] }: ReportSection, formatting: Formatting): void {
  const { document } = sheet.pdf;
  const name = { id: 'name', name: '', kind: 'text', x: margin, width: sheet.width * 0.4, isNumber: false } as const;
  const value = { ...name, id: 'value', x: margin + name.width, width: sheet.width - name.width } as const;
  const table = document.struct('Table');
  sheet.root.add(table);
  const body = document.struct('TBody');
  table.add(body);
  for (const column of columns) {
    const text = formatCell(row?.[column.id] ?? '', column.kind, formatting);
    const cells = cellsOf(sheet, [name, value], ({ id }) => (id === 'name' ? column.name : text));
    sheet.makeRoom(heightOf(cells));
    addRow(sheet, body, cells, false);
  }
  body.end();
  table.end();
  sheet.y += 14;
}
