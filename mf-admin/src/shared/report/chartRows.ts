import { columnOf, type ReportChart, type ReportSection } from './section.ts';
import { formatCell, formatShortDay } from './formatCell.ts';

/** One category of the chart. A value is null if it is hidden for privacy. */
export interface PlottedRow {
  readonly label: string;
  readonly values: readonly (number | null)[];
}

/** Returns one category for each row of the section. */
export function chartRows(section: ReportSection, chart: ReportChart, locale: string): readonly PlottedRow[] {
  const { kind } = columnOf(section, chart.label);
  return section.rows.map((row) => {
    const name = row[chart.label] ?? '';
    return {
      label:
        kind === 'day' && typeof name === 'string' ? formatShortDay(name, locale) : formatCell(name, kind, { locale }),
      values: chart.values.map((id) => {
        const value = row[id];
        return typeof value === 'number' ? value : null;
      }),
    };
  });
}
