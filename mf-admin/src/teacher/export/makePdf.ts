import { loadFonts } from '@countertop/design-system/pdfFonts';
import { reportPdf } from '../pdf/reportPdf.ts';
import type { Report } from '../report/report.ts';
import type { Formatting } from '../report/formatting.ts';

/** Returns the PDF, with fonts embedded. */
export async function makePdf(report: Report, formatting: Formatting): Promise<Uint8Array> {
  return reportPdf(report, formatting, await loadFonts());
}
