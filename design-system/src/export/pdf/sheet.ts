import type { Pdf } from './pdf.ts';
import { drawLines, textLines } from './textLines.ts';

/** In points; 72 points are an inch. */
export const margin = 44;
/** Height of the footer with the page number. */
const foot = 24;

export const colors = {
  ink: '#1f2a37',
  muted: '#4b5563',
  line: '#c3cbc7',
  strong: '#5d6f66',
  bar: '#0b6b4f',
} as const;

/** A structure element. Children are added in reading order. */
export type Structure = PDFKit.PDFStructureElement;

/** The current page of a report. */
export interface Sheet {
  readonly pdf: Pdf;
  readonly root: Structure;
  /** Points between the margins. */
  readonly width: number;
  /** Where the next content starts. */
  y: number;
  /** Starts a new page if `height` points don't fit on this one. Returns whether it did. */
  makeRoom(height: number): boolean;
}

/** Draws decoration or repeated content, hidden from screen readers. */
export function asArtifact({ document }: Pdf, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

/** Draws a hairline from margin to margin. */
export function drawRule({ pdf, width }: Sheet, y: number, { weight, color }: { weight: number; color: string }): void {
  asArtifact(pdf, () => {
    pdf.document.lineWidth(weight).strokeColor(color);
    pdf.document
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .stroke();
  });
}

/** Starts the first page. `footerText` returns the text at the bottom of each page. */
export function firstSheet(pdf: Pdf, footerText: (page: number) => string): Sheet {
  const { document } = pdf;
  let page = 0;
  const addPage = () => {
    page += 1;
    document.addPage();
    const lines = textLines(pdf, footerText(page), { fontSize: 9, width: document.page.width - 2 * margin });
    document.fillColor(colors.muted);
    asArtifact(pdf, () => drawLines(pdf, lines, { x: margin, y: document.page.height - margin }));
  };
  addPage();
  const root = document.struct('Document');
  document.addStructure(root);
  const sheet: Sheet = {
    pdf,
    root,
    width: document.page.width - 2 * margin,
    y: margin,
    makeRoom(height) {
      if (sheet.y + height <= document.page.height - margin - foot) return false;
      addPage();
      sheet.y = margin;
      return true;
    },
  };
  return sheet;
}

/** Adds a heading or a paragraph, and the space below it. */
export function addText(
  sheet: Sheet,
  text: string,
  style: { tag: 'H1' | 'H2' | 'P'; fontSize: number; below: number; keep?: number; color?: string },
): void {
  const { pdf, root, width } = sheet;
  const { tag, fontSize, below, keep = 0, color = colors.ink } = style;
  const lines = textLines(pdf, text, { fontSize, width, family: tag === 'P' ? 'text' : 'display' });
  sheet.makeRoom(lines.height + keep);
  const { y } = sheet;
  const draw = () => {
    pdf.document.fillColor(color);
    drawLines(pdf, lines, { x: margin, y });
  };
  root.add(pdf.document.struct(tag, {}, draw));
  sheet.y = y + lines.height + below;
}

const bullet = { text: '•', indent: 14, gap: 3 } as const;

/** Adds a list with bullets, and the space below it. */
export function addList(
  sheet: Sheet,
  items: readonly string[],
  { fontSize, below }: { fontSize: number; below: number },
): void {
  const { pdf, root, width } = sheet;
  const { document } = pdf;
  const list = document.struct('L');
  root.add(list);
  for (const item of items) {
    const sign = textLines(pdf, bullet.text, { fontSize, width });
    const lines = textLines(pdf, item, { fontSize, width: width - bullet.indent });
    sheet.makeRoom(lines.height);
    const { y } = sheet;
    document.fillColor(colors.ink);
    const label = document.struct('Lbl', {}, () => drawLines(pdf, sign, { x: margin, y }));
    const body = document.struct('LBody', {}, () => drawLines(pdf, lines, { x: margin + bullet.indent, y }));
    list.add(document.struct('LI', {}, [label, body]));
    sheet.y = y + lines.height + bullet.gap;
  }
  list.end();
  sheet.y += below;
}
