import { bytesOf, openPdf, type PdfFonts } from '@countertop/design-system/pdf';
import type { ReportSection } from '../../shared/report/section.ts';
import type { Report } from '../report/report.ts';
import { writeDay } from '../../shared/report/writeCell.ts';
import type { Writing } from '../report/writing.ts';
import { addChart } from './addChart.ts';
import { addFacts, addTable } from './addTable.ts';
import { addText, colours, firstSheet, margin, type Sheet } from './sheet.ts';

/** What stands with a heading on its page: some lines of what it is over. */
const withHeading = 90;

function addSection(sheet: Sheet, section: ReportSection, writing: Writing): void {
  addText(sheet, section.title, { tag: 'H2', fontSize: 15, below: 6, keep: withHeading });
  if (section.chart) {
    addText(sheet, `${section.chart.title}. ${section.chart.summary}`, { tag: 'P', fontSize: 10, below: 8 });
    addChart(sheet, section, section.chart, writing);
  }
  if (section.shape === 'facts') addFacts(sheet, section, writing);
  else addTable(sheet, section, writing);
  sheet.y += 8;
}

/**
 * A report as a tagged PDF that meets PDF/UA: title, language, headings, each chart a figure with its words, each table
 * with its heads, the fonts in it. Made where it is called. Throws `MissingGlyphsError`.
 */
export function reportPdf(report: Report, writing: Writing, fonts: PdfFonts): Promise<Uint8Array> {
  const pdf = openPdf({ language: writing.locale, title: report.title, layout: 'portrait', margin }, fonts);
  const sheet = firstSheet(pdf, (page) => writing.t('page.foot', { title: report.title, page }));
  addText(sheet, report.title, { tag: 'H1', fontSize: 20, below: 4 });
  const made = writing.t('page.made', { day: writeDay(report.madeOn, writing.locale) });
  addText(sheet, `${report.note} ${made}`, { tag: 'P', fontSize: 10, below: 16, color: colours.muted });
  for (const section of report.sections) addSection(sheet, section, writing);
  sheet.root.end();
  return bytesOf(pdf.document);
}
