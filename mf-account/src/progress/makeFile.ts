import { csvOf, decimalMarkOf } from '@countertop/contract/shared/csv';
import { loadFonts } from '@countertop/design-system/pdfFonts';
import { progressPdf } from './progressPdf.ts';
import { fileRecords, type ReportFile } from './reportFile.ts';

/** Returns a report as CSV for the spreadsheets of the reader's region. */
export const makeCsv = (file: ReportFile): Uint8Array =>
  new TextEncoder().encode(csvOf(fileRecords(file), decimalMarkOf(navigator.languages)));

export const makePdf = async (file: ReportFile): Promise<Uint8Array> => progressPdf(file, await loadFonts());
