import type { ReportFormat } from '../report/fileName.ts';
import type { Report } from '../report/report.ts';
import type { Writing } from '../report/writing.ts';

const types: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  pdf: 'application/pdf',
};

export interface ReportFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The file of a report. What makes it is fetched now: most who come read, and download nothing. */
export async function makeFile(report: Report, format: ReportFormat, writing: Writing): Promise<ReportFile> {
  const type = types[format];
  if (format === 'csv') {
    const { sectionsCsv } = await import(/* webpackChunkName: "report-csv" */ '../../report/sectionsCsv.ts');
    return { type, bytes: new TextEncoder().encode(sectionsCsv(report.sections, writing.locale)) };
  }
  const { makePdf } = await import(/* webpackChunkName: "report-pdf" */ './makePdf.ts');
  return { type, bytes: await makePdf(report, writing) };
}
