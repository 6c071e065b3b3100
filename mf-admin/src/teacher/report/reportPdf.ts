import { bytesOf, openPdf, type PdfFonts } from '@countertop/design-system/pdf';
import type { ReportSection } from '../../shared/report/section.ts';
import type { Report } from './report.ts';
import { formatDay } from '../../shared/report/formatCell.ts';
import type { Formatting } from './useFormatting.ts';
import { addChart } from './addChart.ts';
import { addFacts, addTable } from './addTable.ts';
import { addText, colors, firstSheet, margin, type Sheet } from '@countertop/design-system/pdfSheet';

/** Minimum space below a heading on its page, in points, so that some lines follow it. */
const withHeading = 90;

function addSection(sheet: Sheet, section: ReportSection, formatting: Formatting): void {
  addText(sheet, section.title, { tag: 'H2', fontSize: 15, below: 6, keep: withHeading });
  if (section.chart) {
    addText(sheet, `${section.chart.title}. ${section.chart.summary}`, { tag: 'P', fontSize: 10, below: 8 });
    if (section.chart.shape !== 'dots') addChart(sheet, section, section.chart, formatting);
  }
  if (section.shape === 'facts') addFacts(sheet, section, formatting);
  else addTable(sheet, section, formatting);
  sheet.y += 8;
}

/**
 * Returns a report as a tagged PDF that conforms to PDF/UA: title, language, headings, text alternatives of charts, table
 * headers and embedded fonts. Throws `MissingGlyphsError` if a character has no font and can't be drawn.
 */
export function reportPdf(report: Report, formatting: Formatting, fonts: PdfFonts): Promise<Uint8Array> {
  const pdf = openPdf({ language: formatting.locale, title: report.title, layout: 'portrait', margin }, fonts);
  const foot = report.isSample ? 'page.foot.sample' : 'page.foot';
  const sheet = firstSheet(pdf, (page) => formatting.t(foot, { title: report.title, page }));
  addText(sheet, report.title, { tag: 'H1', fontSize: 20, below: 4 });
  const made = formatting.t('page.made', { day: formatDay(report.madeOn, formatting.locale) });
  addText(sheet, `${report.note} ${made}`, { tag: 'P', fontSize: 10, below: 16, color: colors.muted });
  for (const section of report.sections) addSection(sheet, section, formatting);
  sheet.root.end();
  return bytesOf(pdf.document);
}
