import { bytesOf, openPdf, type PdfFonts } from '@countertop/design-system/pdf';
import { addList, addText, colors, firstSheet, margin } from '@countertop/design-system/pdfSheet';
import { translate } from '@countertop/design-system/messages';
import { en } from './progress.messages.ts';
import { fileText, type ReportFile } from './reportFile.ts';

/** Minimum space below a heading on its page, in points, so that some lines follow it. */
const belowHeading = 60;

/** Returns the report as a tagged PDF (PDF/UA). */
export function progressPdf(file: ReportFile, fonts: PdfFonts): Promise<Uint8Array> {
  const t = translate(en, file.locale);
  const { title, headline, sections } = fileText(file);
  const pdf = openPdf({ language: file.locale, title, layout: 'portrait', margin }, fonts);
  const sheet = firstSheet(pdf, (page) => t('file.foot', { title, page }));
  addText(sheet, title, { tag: 'H1', fontSize: 20, below: 6 });
  addText(sheet, headline, { tag: 'P', fontSize: 12, below: 16, color: colors.ink });
  for (const section of sections) {
    addText(sheet, section.title, { tag: 'H2', fontSize: 15, below: 6, keep: belowHeading });
    addList(sheet, section.lines, { fontSize: 11, below: 14 });
  }
  sheet.root.end();
  return bytesOf(pdf.document);
}
