import { csvOf } from '@countertop/contract/csv';
import { loadFonts } from '@countertop/design-system/pdfFonts';
import { progressPdf } from './progressPdf.ts';
import { fileRecords, type ReportFile } from './reportFile.ts';

export const makeCsv = (file: ReportFile): Uint8Array => new TextEncoder().encode(csvOf(fileRecords(file)));

export const makePdf = async (file: ReportFile): Promise<Uint8Array> => progressPdf(file, await loadFonts());
