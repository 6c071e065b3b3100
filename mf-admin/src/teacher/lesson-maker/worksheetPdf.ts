import { translate } from '@countertop/design-system/messages';
import type { Paper } from '@countertop/design-system/pdfPaper';
import { bytesOf, openPdf, type Pdf, type PdfFonts } from '@countertop/design-system/pdf';
import { addText, asArtifact, colors, firstSheet, margin, type Sheet } from '@countertop/design-system/pdfSheet';
import { drawLines, type TextLines, textLines } from '@countertop/design-system/pdfText';
import type { Problem, TicketLine } from '@countertop/engine/problems/problem';
import { amountText } from '@countertop/phrases/amountText';
import { notesText } from '@countertop/phrases/notesText';
import { phraseText } from '@countertop/phrases/phraseText';
import { en } from './lesson.messages.ts';

/** The content and the paper of a printed lesson. */
export interface LessonSheet {
  readonly problems: readonly Problem[];
  /** Ages of the lesson, as text. */
  readonly ages: string;
  /** Code of the lesson, by which worksheet and answer key are matched. */
  readonly code: string;
  readonly paper: Paper;
  /** BCP 47. */
  readonly locale: string;
}

/** Points. */
const size = { text: 11, heading: 13, problem: 320, gap: 16, least: 108, answer: 26, between: 10 } as const;

interface Row {
  readonly tag: 'H2' | 'P';
  readonly text: TextLines;
  /** At the end of the column. */
  readonly amount?: TextLines;
}

/** Returns the amount of a ticket line, or an empty text if it is unknown. */
export function lineAmount(
  { phrase, amount }: TicketLine,
  { paidNotes, moneyDigits }: Problem,
  locale: string,
): string {
  if (phrase.id === 'line.paid_notes' && paidNotes !== undefined) return notesText(paidNotes, locale);
  return amount === undefined ? '' : amountText(amount, { locale, moneyDigits });
}

function rowsOf(pdf: Pdf, problem: Problem, heading: string, locale: string): readonly Row[] {
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const text = (words: string, width: number = size.problem) => textLines(pdf, words, { fontSize: size.text, width });
  const lines = problem.lines.map((line): Row => {
    const label = phraseText(line.phrase, wording);
    const amount = lineAmount(line, problem, locale);
    if (line.phrase.id === 'line.paid_notes') return { tag: 'P', text: text(`${label}: ${amount}`) };
    return { tag: 'P', text: text(label, size.problem * 0.75), amount: text(amount) };
  });
  return [
    {
      tag: 'H2',
      text: textLines(pdf, heading, { fontSize: size.heading, width: size.problem, family: 'display' }),
    },
    { tag: 'P', text: text(phraseText(problem.context, wording)) },
    ...lines,
    { tag: 'P', text: text(phraseText(problem.question, wording)) },
  ];
}

/** Draws a line to write on, after a label. */
function addWritingLine(sheet: Sheet, label: string, endX: number): void {
  const { pdf, root, y } = sheet;
  const text = textLines(pdf, label, { fontSize: size.text, width: size.problem });
  pdf.document.fillColor(colors.ink);
  root.add(pdf.document.struct('P', {}, () => drawLines(pdf, text, { x: margin, y })));
  asArtifact(pdf, () => {
    pdf.document.lineWidth(0.75).strokeColor(colors.strong);
    pdf.document
      .moveTo(margin + 52, y + text.height)
      .lineTo(endX, y + text.height)
      .stroke();
  });
  sheet.y += text.height;
}

/** Adds a problem with a line for the answer, and an empty box to calculate in next to it. */
function addProblem(sheet: Sheet, problem: Problem, number: number, locale: string): void {
  const t = translate(en, locale);
  const { pdf, root, width } = sheet;
  const { document } = pdf;
  const rows = rowsOf(pdf, problem, t('sheet.problem', { number }), locale);
  const heights = rows.map(({ text, amount }) => Math.max(text.height, amount?.height ?? 0));
  const height = Math.max(size.least, heights.reduce((sum, each) => sum + each, 0) + size.answer);
  sheet.makeRoom(height);
  const top = sheet.y;
  for (const [index, { tag, text, amount }] of rows.entries()) {
    const { y } = sheet;
    const draw = () => {
      document.fillColor(colors.ink);
      drawLines(pdf, text, { x: margin, y });
      if (amount) drawLines(pdf, amount, { x: margin, y, endX: margin + size.problem });
    };
    root.add(document.struct(tag, {}, draw));
    sheet.y += heights[index] ?? 0;
  }
  sheet.y = top + height - size.answer / 2;
  addWritingLine(sheet, t('sheet.answer'), margin + size.problem);
  asArtifact(pdf, () => {
    document.lineWidth(0.75).strokeColor(colors.line);
    document.rect(margin + size.problem + size.gap, top, width - size.problem - size.gap, sheet.y - top).stroke();
  });
  sheet.y += size.between;
}

/** Returns the problems of a lesson as a tagged PDF, each with room to calculate. */
export function worksheetPdf(
  { problems, ages, code, paper, locale }: LessonSheet,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const t = translate(en, locale);
  const title = t('sheet.title', { ages });
  const pdf = openPdf({ language: locale, title, paper, layout: 'portrait', margin }, fonts);
  const sheet = firstSheet(pdf, (page) => t('sheet.foot', { title, code, page }));
  addText(sheet, title, { tag: 'H1', fontSize: 20, below: 10 });
  addWritingLine(sheet, t('sheet.name'), margin + size.problem);
  sheet.y += size.between * 2;
  for (const [index, problem] of problems.entries()) addProblem(sheet, problem, index + 1, locale);
  sheet.root.end();
  return bytesOf(pdf.document);
}
