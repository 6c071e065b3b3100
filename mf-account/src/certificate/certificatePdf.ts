import { bytesOf, openPdf, type Pdf, type PdfFonts } from '@countertop/design-system/pdf';

/** What is written on the sheet, from top to bottom, in the language of the page. */
export interface CertificateWords {
  /** BCP 47, for example `en`. */
  readonly language: string;
  /** "Explorer Certificate". */
  readonly title: string;
  /** "This is given to". */
  readonly intro: string;
  /** As it was typed. It stays in this browser. */
  readonly name: string;
  /** What was done, a sentence. */
  readonly reason: string;
  /** What the child can do, each with the code of the standard: "Multiply within 100 (3.OA.C.7)". */
  readonly skills: readonly string[];
  /** "412 problems, 91 percent right, on November 21, 2026". */
  readonly figures: string;
  /** "Check code 7K3MQ-X9T2A, at countertop.example/verify". */
  readonly check: string;
}

/** Points; 72 are an inch. */
const margin = 54;
const ink = '#1f2a37';
const accent = '#8a1c1c';
const size = { mark: 14, title: 40, intro: 15, name: 34, reason: 16, skill: 13, small: 11 } as const;

interface Line {
  readonly tag: 'H1' | 'P';
  readonly text: string;
  readonly fontSize: number;
  readonly isDisplay?: boolean;
  readonly color?: string;
  /** Space above it. */
  readonly above: number;
}

function linesOf({ title, intro, name, reason, skills, figures, check }: CertificateWords): readonly Line[] {
  return [
    { tag: 'P', text: 'Countertop', fontSize: size.mark, above: 0, isDisplay: true, color: accent },
    { tag: 'H1', text: title, fontSize: size.title, above: 18, isDisplay: true },
    { tag: 'P', text: intro, fontSize: size.intro, above: 20 },
    { tag: 'P', text: name, fontSize: size.name, above: 10, isDisplay: true, color: accent },
    { tag: 'P', text: reason, fontSize: size.reason, above: 18 },
    ...skills.map((text, index): Line => ({ tag: 'P', text, fontSize: size.skill, above: index === 0 ? 18 : 6 })),
    { tag: 'P', text: figures, fontSize: size.skill, above: 20 },
    { tag: 'P', text: check, fontSize: size.small, above: 16 },
  ];
}

/** Draws a line in the middle, smaller when it is wider than the sheet. */
function drawLine({ document, fit, widthOf, draw }: Pdf, line: Line, y: number): void {
  const fitted = fit(line.text, line.isDisplay ? ['display', 'text'] : ['text']);
  const room = document.page.width - 2 * margin - 24;
  const fontSize = line.fontSize * Math.min(1, room / widthOf(fitted, line.fontSize));
  document.fillColor(line.color ?? ink);
  draw(fitted, fontSize, { x: (document.page.width - widthOf(fitted, fontSize)) / 2, y });
}

function drawFrame(document: PDFKit.PDFDocument): void {
  const { width, height } = document.page;
  // Decoration: nobody is read it.
  document.markContent('Artifact', { type: 'Layout' });
  document.lineWidth(3).strokeColor(accent);
  document.roundedRect(margin / 2, margin / 2, width - margin, height - margin, 12).stroke();
  document.endMarkedContent();
}

/**
 * The certificate as a tagged PDF that meets PDF/UA, with the fonts in it. Made where it is called, in the browser: the
 * name is never sent anywhere.
 */
export function certificatePdf(words: CertificateWords, fonts: PdfFonts): Promise<Uint8Array> {
  const pdf = openPdf({ language: words.language, title: words.title, layout: 'landscape', margin }, fonts);
  const { document } = pdf;
  document.addPage();
  drawFrame(document);
  const root = document.struct('Document');
  document.addStructure(root);
  let y = margin + 12;
  for (const line of linesOf(words)) {
    y += line.above;
    const at = y;
    root.add(document.struct(line.tag, {}, () => drawLine(pdf, line, at)));
    y += line.fontSize * 1.3;
  }
  root.end();
  return bytesOf(document);
}
