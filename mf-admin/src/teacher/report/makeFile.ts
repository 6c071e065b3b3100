import { csvType, makeCsv } from '../../shared/report/makeCsv.ts';
import type { ReportFormat } from './fileName.ts';
import type { Report } from './report.ts';
import type { Formatting } from './formatting.ts';

export interface ReportFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Returns a report as a file. The writers are loaded on demand, because few visitors download. */
export async function makeFile(report: Report, format: ReportFormat, formatting: Formatting): Promise<ReportFile> {
  if (format !== 'pdf') {
    const bytes = await makeCsv(report.sections, formatting.locale, format === 'semicolons' ? ',' : '.');
    return { type: csvType, bytes };
  }
  const { makePdf } = await import(/* webpackChunkName: "report-pdf" */ './makePdf.ts');
  return { type: 'application/pdf', bytes: await makePdf(report, formatting) };
}
