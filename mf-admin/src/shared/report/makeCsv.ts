import type { ReportSection } from './section.ts';

export const csvType = 'text/csv;charset=utf-8';

/** The bytes of tables as one CSV. What writes them is fetched now: most who come read, and download nothing. */
export async function makeCsv(sections: readonly ReportSection[], locale: string): Promise<Uint8Array> {
  const { sectionsCsv } = await import(/* webpackChunkName: "report-csv" */ './sectionsCsv.ts');
  return new TextEncoder().encode(sectionsCsv(sections, locale));
}
