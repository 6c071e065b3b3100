import { translate } from '@countertop/design-system/messages';
import { bytesOf, openPdf, type PdfFonts } from '@countertop/design-system/pdf';
import { addList, addText, colors, firstSheet, margin, type Sheet } from '@countertop/design-system/pdfSheet';
import type { Problem } from '@countertop/engine/problems/problem';
import { answerText, correctHundredths } from '@countertop/phrases/answerText';
import { phraseText } from '@countertop/phrases/phraseText';
import { en } from './lesson.messages.ts';
import { type LessonSheet, lineAmount } from './worksheetPdf.ts';

/** Minimum space below a heading on its page, in points, so that some lines follow it. */
const withHeading = 70;

/** Returns the ticket of a problem in one sentence. */
function ticketText(problem: Problem, locale: string): string {
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const lines = problem.lines.map((line) =>
    [phraseText(line.phrase, wording), lineAmount(line, problem, locale)].filter(Boolean).join(' '),
  );
  return `${lines.join('; ')}. ${phraseText(problem.question, wording)}`;
}

function addAnswers(sheet: Sheet, problem: Problem, number: number, locale: string): void {
  const t = translate(en, locale);
  const answer = answerText(correctHundredths(problem.answer), problem, locale);
  addText(sheet, t('key.answer', { number, answer }), { tag: 'H2', fontSize: 13, below: 2, keep: withHeading });
  addText(sheet, ticketText(problem, locale), { tag: 'P', fontSize: 10, below: 4, color: colors.muted });
  const mistakes = problem.mistakes.map(({ hundredths, reason }) =>
    t('key.mistake', {
      answer: answerText(hundredths, problem, locale),
      reason: phraseText(reason, { locale, moneyDigits: problem.moneyDigits }),
    }),
  );
  addList(sheet, mistakes, { fontSize: 10, below: 12 });
}

/** Returns the answers of a lesson as a tagged PDF, each with likely wrong answers and what the game says about them. */
export function answerKeyPdf(
  { problems, ages, code, paper, locale }: LessonSheet,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const t = translate(en, locale);
  const title = t('key.title', { ages });
  const pdf = openPdf({ language: locale, title, paper, layout: 'portrait', margin }, fonts);
  const sheet = firstSheet(pdf, (page) => t('sheet.foot', { title, code, page }));
  addText(sheet, title, { tag: 'H1', fontSize: 20, below: 4 });
  addText(sheet, t('key.lead'), { tag: 'P', fontSize: 10, below: 14, color: colors.muted });
  for (const [index, problem] of problems.entries()) addAnswers(sheet, problem, index + 1, locale);
  sheet.root.end();
  return bytesOf(pdf.document);
}
