import { loadFonts } from '@countertop/design-system/pdfFonts';
import { reportPdf } from '../pdf/reportPdf.ts';
import type { Report } from '../report/report.ts';
import type { Writing } from '../report/writing.ts';

/** The PDF with the fonts it needs. */
export async function makePdf(report: Report, writing: Writing): Promise<Uint8Array> {
  return reportPdf(report, writing, await loadFonts());
}
