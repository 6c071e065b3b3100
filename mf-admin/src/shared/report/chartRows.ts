import { columnOf, type ReportChart, type ReportSection } from './section.ts';
import { writeCell, writeShortDay } from './writeCell.ts';

/** One place on the chart: what stands under it, and how long its bars are; null where a figure is not told. */
export interface PlottedRow {
  readonly label: string;
  readonly values: readonly (number | null)[];
}

/** The bars or points of a section are its lines. */
export function chartRows(section: ReportSection, chart: ReportChart, locale: string): readonly PlottedRow[] {
  const { kind } = columnOf(section, chart.label);
  return section.rows.map((row) => {
    const name = row[chart.label] ?? '';
    return {
      label:
        kind === 'day' && typeof name === 'string' ? writeShortDay(name, locale) : writeCell(name, kind, { locale }),
      values: chart.values.map((id) => {
        const value = row[id];
        return typeof value === 'number' ? value : null;
      }),
    };
  });
}
