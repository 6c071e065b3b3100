import { csvType, makeCsv } from '../../shared/report/makeCsv.ts';
import type { ReportFormat } from '../report/fileName.ts';
import type { Report } from '../report/report.ts';
import type { Writing } from '../report/writing.ts';

export interface ReportFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The file of a report. What makes it is fetched now: most who come read, and download nothing. */
export async function makeFile(report: Report, format: ReportFormat, writing: Writing): Promise<ReportFile> {
  if (format === 'csv') return { type: csvType, bytes: await makeCsv(report.sections, writing.locale) };
  const { makePdf } = await import(/* webpackChunkName: "report-pdf" */ './makePdf.ts');
  return { type: 'application/pdf', bytes: await makePdf(report, writing) };
}
