import { bytesOf, openPdf, type PdfFonts } from '@countertop/design-system/pdf';
import { addList, addText, firstSheet, margin } from '@countertop/design-system/pdfSheet';

/** A report of one product. */
export interface ReportPart {
  readonly title: string;
  readonly lead: string;
  /** One text per criterion. */
  readonly rows: readonly string[];
}

export interface ReportText {
  readonly title: string;
  readonly lead: string;
  /** ISO. */
  readonly date: string;
  /** Hash of the results, so that a test can tell whether the file is current. */
  readonly digest: string;
  readonly parts: readonly ReportPart[];
}

/** Returns the report as a tagged PDF (PDF/UA). The same text gives the same bytes. */
export function conformancePdf({ title, lead, date, digest, parts }: ReportText, fonts: PdfFonts): Promise<Uint8Array> {
  const created = new Date(`${date}T00:00:00Z`);
  const facts = { language: 'en-US', title, layout: 'portrait', margin, created, keywords: digest } as const;
  const pdf = openPdf(facts, fonts);
  const sheet = firstSheet(pdf, (page) => `${title}, page ${page}`);
  addText(sheet, title, { tag: 'H1', fontSize: 20, below: 6 });
  addText(sheet, lead, { tag: 'P', fontSize: 11, below: 16 });
  for (const part of parts) {
    addText(sheet, part.title, { tag: 'H2', fontSize: 15, below: 6, keep: 60 });
    addText(sheet, part.lead, { tag: 'P', fontSize: 11, below: 8 });
    addList(sheet, part.rows, { fontSize: 10, below: 14 });
  }
  sheet.root.end();
  return bytesOf(pdf.document);
}
