import type { Pdf } from '@countertop/design-system/pdf';
import { drawLines, textLines } from './textLines.ts';

/** Points; 72 are an inch. */
export const margin = 44;
/** Room at the foot for the number of the page. */
const foot = 24;

export const colours = {
  ink: '#1f2a37',
  muted: '#4b5563',
  line: '#c3cbc7',
  strong: '#5d6f66',
  bar: '#0b6b4f',
} as const;

/** A place in the structure of the document, where parts are added in the order in which they are read. */
export type Structure = PDFKit.PDFStructureElement;

/** The paper that a report is being written on. */
export interface Sheet {
  readonly pdf: Pdf;
  readonly root: Structure;
  /** Points between the margins. */
  readonly width: number;
  /** Where the next part begins. */
  y: number;
  /** Goes to a new page when `height` points have no room on this one; true when it did. */
  makeRoom(height: number): boolean;
}

/** Decoration and repetition: nobody is read it. */
export function asArtifact({ document }: Pdf, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

/** A hairline from margin to margin. */
export function drawRule({ pdf, width }: Sheet, y: number, { weight, color }: { weight: number; color: string }): void {
  asArtifact(pdf, () => {
    pdf.document.lineWidth(weight).strokeColor(color);
    pdf.document
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .stroke();
  });
}

/** The first page, and the way to more; at each foot stand `words` and the page's number. */
export function firstSheet(pdf: Pdf, words: (page: number) => string): Sheet {
  const { document } = pdf;
  let page = 0;
  const addPage = () => {
    page += 1;
    document.addPage();
    const lines = textLines(pdf, words(page), { fontSize: 9, width: document.page.width - 2 * margin });
    document.fillColor(colours.muted);
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

/** A heading or a paragraph, and the space below it. */
export function addText(
  sheet: Sheet,
  text: string,
  look: { tag: 'H1' | 'H2' | 'P'; fontSize: number; below: number; keep?: number; color?: string },
): void {
  const { pdf, root, width } = sheet;
  const { tag, fontSize, below, keep = 0, color = colours.ink } = look;
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
