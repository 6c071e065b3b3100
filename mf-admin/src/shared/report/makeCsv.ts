import type { DecimalMark } from '@countertop/contract/shared/csv';
import type { ReportSection } from './section.ts';

export const csvType = 'text/csv;charset=utf-8';

/** Returns tables as one CSV file. The writer is loaded on demand, because few visitors download. */
export async function makeCsv(
  sections: readonly ReportSection[],
  locale: string,
  decimalMark: DecimalMark,
): Promise<Uint8Array> {
  const { sectionsCsv } = await import(/* webpackChunkName: "report-csv" */ './sectionsCsv.ts');
  return new TextEncoder().encode(sectionsCsv(sections, locale, decimalMark));
}
