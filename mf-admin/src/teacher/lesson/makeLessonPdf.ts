import { loadFonts } from '@countertop/design-system/pdfFonts';
import { answerKeyPdf } from './answerKeyPdf.ts';
import { type LessonSheet, worksheetPdf } from './worksheetPdf.ts';

/** Returns a document of a lesson as a PDF, with fonts embedded. */
export async function makeLessonPdf(name: 'worksheet' | 'answer-key', sheet: LessonSheet): Promise<Uint8Array> {
  const makePdf = name === 'worksheet' ? worksheetPdf : answerKeyPdf;
  return makePdf(sheet, await loadFonts());
}
