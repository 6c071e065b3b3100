import { chartRows } from '../../shared/report/chartRows.ts';
import { columnOf, type ReportChart, type ReportSection } from '../../shared/report/section.ts';
import { formatCell } from '../../shared/report/formatCell.ts';
import type { Formatting } from './useFormatting.ts';
import { colors, margin, type Sheet } from '@countertop/design-system/pdfSheet';
import { drawLines, type TextLines, textLines } from '@countertop/design-system/pdfText';

/** Points. */
const size = { label: 9, bar: 10, step: 15, labels: 130, values: 56 } as const;

interface Bar {
  readonly label: TextLines;
  readonly value: TextLines;
  /** Share of the maximum length, 0 to 1. */
  readonly share: number;
}

function drawBars({ pdf, width }: Sheet, bars: readonly Bar[], top: number): void {
  const { document } = pdf;
  const room = width - size.labels - size.values;
  for (const [index, { label, value, share }] of bars.entries()) {
    const y = top + index * size.step;
    document.fillColor(colors.ink);
    drawLines(pdf, label, { x: margin, y });
    const length = Math.max(1, room * share);
    document.rect(margin + size.labels, y, length, size.bar).fill(colors.bar);
    document.fillColor(colors.ink);
    drawLines(pdf, value, { x: margin + size.labels + length + 6, y });
  }
}

/** Adds the bar chart of a section as a figure with a text alternative. */
export function addChart(sheet: Sheet, section: ReportSection, chart: ReportChart, formatting: Formatting): void {
  const { pdf } = sheet;
  const { kind } = columnOf(section, chart.values[0]);
  const rows = chartRows(section, chart, formatting.locale);
  if (rows.length === 0) return;
  const formatted = rows.map(({ label, values: [value = null] }) => ({
    label,
    text: formatCell(value, kind, formatting),
    value,
  }));
  // Percentages are relative to 100, numbers to the largest one.
  const most = kind === 'percent' ? 100 : Math.max(1, ...formatted.map(({ value }) => value ?? 0));
  const bars = formatted.map(({ label, text, value }) => ({
    label: textLines(pdf, label, { fontSize: size.label, width: size.labels - 8 }),
    value: textLines(pdf, text, { fontSize: size.label, width: size.values }),
    share: (value ?? 0) / most,
  }));
  const height = rows.length * size.step;
  sheet.makeRoom(height);
  const { y } = sheet;
  const alt = `${chart.title}. ${chart.summary} ${formatted.map(({ label, text }) => `${label}: ${text}`).join('; ')}.`;
  const bbox: [number, number, number, number] = [margin, y, margin + sheet.width, y + height];
  sheet.root.add(pdf.document.struct('Figure', { alt, bbox }, () => drawBars(sheet, bars, y)));
  sheet.y = y + height + 10;
}
