import { loadFonts } from '@countertop/design-system/pdfFonts';
import { lessonProblems } from '@countertop/engine/lesson/lesson';
import type { Lesson } from '@countertop/engine/lesson/lessonCode';
import { answerKeyPdf } from './answerKeyPdf.ts';
import { type LessonSheet, worksheetPdf } from './worksheetPdf.ts';

/** Returns a document of a lesson as a PDF, with fonts embedded. */
export async function makeLessonPdf(
  name: 'worksheet' | 'answer-key',
  lesson: Lesson,
  sheet: Omit<LessonSheet, 'problems'>,
): Promise<Uint8Array> {
  const makePdf = name === 'worksheet' ? worksheetPdf : answerKeyPdf;
  return makePdf({ ...sheet, problems: lessonProblems(lesson) }, await loadFonts());
}
