import {
  bytesOf,
  type FittedLine,
  MissingGlyphsError,
  openPdf,
  type Pdf,
  type PdfFonts,
} from '@countertop/design-system/pdf';
import type { ReceiptLine, ReceiptText } from './receiptText.ts';

/** In points; 72 are an inch. */
const margin = 64;
const labelWidth = 150;
const rowHeight = 26;
const colors = { ink: '#1F2A20', muted: '#5C5A48', green: '#0A4336', line: '#C3CBC7' } as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Look {
  readonly fontSize: number;
  readonly color: string;
  readonly isDisplay?: boolean;
}

/** Replaces letters that no font has by question marks, because a receipt must never fail. */
function fit(pdf: Pdf, text: string, isDisplay: boolean): FittedLine {
  const families = isDisplay ? (['display', 'text'] as const) : (['text'] as const);
  try {
    return pdf.fit(text, families);
  } catch (error) {
    if (!(error instanceof MissingGlyphsError)) throw error;
    return pdf.fit(text.replaceAll(/[^\x20-\x7E]/gu, '?'), families);
  }
}

/** Writes a left-aligned line, smaller if it is too wide. */
function write(pdf: Pdf, text: string, { x, y, width }: Place, { fontSize, color, isDisplay = false }: Look): void {
  const line = fit(pdf, text, isDisplay);
  const size = fontSize * Math.min(1, width / pdf.widthOf(line, fontSize));
  pdf.document.fillColor(color);
  pdf.draw(line, size, { x, y: y + fontSize, baseline: 'alphabetic' });
}

function drawRule({ document }: Pdf, { x, y, width }: Place): void {
  document.markContent('Artifact', { type: 'Layout' });
  document
    .lineWidth(0.5)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(colors.line);
  document.endMarkedContent();
}

/** Draws the facts as a table with row headers in the first column. */
function addLines(pdf: Pdf, root: PDFKit.PDFStructureElement, lines: readonly ReceiptLine[], place: Place): void {
  const { document } = pdf;
  const { x, width } = place;
  const rows = lines.map(({ label, value }, index) => {
    const y = place.y + index * rowHeight;
    const labelPlace = { x, y, width: labelWidth - 12 };
    const valuePlace = { x: x + labelWidth, y, width: width - labelWidth };
    const head = document.struct('TH', { scope: 'Row' }, () =>
      write(pdf, label, labelPlace, { fontSize: 11, color: colors.muted }),
    );
    const cell = document.struct('TD', {}, () => write(pdf, value, valuePlace, { fontSize: 12, color: colors.ink }));
    return { row: document.struct('TR', {}, [head, cell]), y };
  });
  root.add(
    document.struct('Table', {}, [
      document.struct(
        'TBody',
        {},
        rows.map(({ row }) => row),
      ),
    ]),
  );
  for (const { y } of rows) drawRule(pdf, { x, y: y + rowHeight - 7, width });
}

/** Creates a receipt as a tagged PDF (PDF/UA) with embedded fonts, in the browser. */
export function receiptPdf(texts: ReceiptText, fonts: PdfFonts): Promise<Uint8Array> {
  const pdf = openPdf({ language: texts.language, title: texts.title, layout: 'portrait', margin: 0 }, fonts);
  const { document } = pdf;
  document.addPage();
  const root = document.struct('Document');
  document.addStructure(root);
  const width = document.page.width - 2 * margin;
  const add = (tag: 'H1' | 'P', text: string, y: number, look: Look) =>
    root.add(document.struct(tag, {}, () => write(pdf, text, { x: margin, y, width }, look)));

  add('P', texts.seller, margin, { fontSize: 17, color: colors.green, isDisplay: true });
  add('H1', texts.title, margin + 44, { fontSize: 26, color: colors.green, isDisplay: true });
  add('P', texts.status, margin + 86, { fontSize: 13, color: colors.ink });
  const top = margin + 124;
  addLines(pdf, root, texts.lines, { x: margin, y: top, width });
  const foot = top + texts.lines.length * rowHeight + 20;
  add('P', texts.note, foot, { fontSize: 10, color: colors.muted });
  root.end();
  return bytesOf(document);
}
