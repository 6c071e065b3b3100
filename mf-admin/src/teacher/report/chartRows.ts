import type { ReportChart, ReportSection } from './report.ts';

/** One bar: what stands under it, and how long it is. */
export interface BarRow {
  readonly label: string;
  readonly values: readonly [number];
}

/** The bars of a section are its lines. */
export function chartRows({ rows }: ReportSection, { label, value }: ReportChart): readonly BarRow[] {
  return rows.map((row) => ({ label: String(row[label] ?? ''), values: [Number(row[value] ?? 0)] }));
}
