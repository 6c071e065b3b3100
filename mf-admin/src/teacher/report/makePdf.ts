import { loadFonts } from '@countertop/design-system/pdfFonts';
import { reportPdf } from './reportPdf.ts';
import type { Report } from './report.ts';
import type { Formatting } from './useFormatting.ts';

/** Returns the PDF, with fonts embedded. */
export async function makePdf(report: Report, formatting: Formatting): Promise<Uint8Array> {
  return reportPdf(report, formatting, await loadFonts());
}
