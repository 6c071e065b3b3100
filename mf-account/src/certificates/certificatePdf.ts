import { bytesOf, openPdf, type PdfFonts } from '@countertop/design-system/pdf';
import { colors, drawFrame } from './frame.ts';
import { Letters, type Line } from './letters.ts';
import type { CertificateText } from './certificateText.ts';

/** Texts of the certificate, including the name. */
export interface CertificatePdfText extends CertificateText {
  /** Empty leaves its line blank. The name never leaves the browser. */
  readonly name: string;
}

/** In points; 72 are an inch. Positions below the awning, next to the border, and of the lines for date and issuer. */
const place = { top: 70, side: 84, foot: 110, bottom: 54 } as const;
const seal = { radius: 42, gap: 24, above: 24 } as const;
const leading = 1.3;

type Tag = 'H1' | 'P' | 'L';

/** A tagged part of the page: a heading, a paragraph, or a list. */
interface Block {
  readonly tag: Tag;
  readonly lines: readonly Line[];
  /** Its share of the remaining space above it. */
  readonly above: number;
}

const { ink, green, muted } = colors;

function blocksOf(texts: CertificatePdfText, letters: Letters, width: number): readonly Block[] {
  const reason: Line = { text: texts.reason, fontSize: 15, color: ink };
  const skills = texts.skills.map((text): Line => ({ text, fontSize: 12.5, color: ink }));
  return [
    { tag: 'P', lines: [{ text: 'Countertop', fontSize: 17, isDisplay: true, color: green }], above: 0.5 },
    { tag: 'H1', lines: [{ text: texts.title, fontSize: 40, isDisplay: true, color: green }], above: 1 },
    { tag: 'P', lines: [{ text: texts.intro, fontSize: 14, color: ink }], above: 1 },
    { tag: 'P', lines: [{ text: texts.name, fontSize: 32, isDisplay: true, color: ink }], above: 0.5 },
    { tag: 'P', lines: letters.wrap(reason, Math.min(width, 460)), above: 1.5 },
    ...(skills.length === 0 ? [] : [{ tag: 'L' as const, lines: skills, above: 1 }]),
    { tag: 'P', lines: [{ text: texts.facts, fontSize: 13, color: ink }], above: 1 },
  ];
}

const heightOf = ({ lines }: Block) => lines.reduce((sum, { fontSize }) => sum + leading * fontSize, 0);

/** Draws a page and tags each part for assistive technology. */
class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #letters: Letters;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #height: number;
  readonly #space: { readonly x: number; readonly width: number };

  constructor(document: PDFKit.PDFDocument, letters: Letters) {
    this.#document = document;
    this.#letters = letters;
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
    this.#height = document.page.height;
    this.#space = { x: place.side, width: document.page.width - 2 * place.side };
  }

  write(texts: CertificatePdfText): void {
    const blocks = blocksOf(texts, this.#letters, this.#space.width);
    const room =
      this.#height -
      place.top -
      place.foot -
      seal.above -
      seal.radius -
      blocks.reduce((sum, one) => sum + heightOf(one), 0);
    const share = Math.max(0, room) / (blocks.reduce((sum, { above }) => sum + above, 0) + 1);
    let y = place.top;
    for (const block of blocks) {
      y += share * block.above;
      this.#block(block, y);
      y += heightOf(block);
      // The name is underlined like handwriting on a form.
      const [line] = block.lines;
      if (line?.text === texts.name) this.#rule(y - 2, this.#lineWidth(line));
    }
    this.#foot(texts);
    this.#root.end();
  }

  /** Returns the width of the line below a name: a name that is wider than usual stays on it. */
  #lineWidth(name: Line): number {
    return Math.min(this.#space.width, Math.max(320, name.text === '' ? 0 : this.#letters.widthOf(name)));
  }

  #block({ tag, lines }: Block, top: number): void {
    let y = top;
    const each = lines.map((line) => {
      const at = y;
      y += leading * line.fontSize;
      return () => this.#letters.write(line, { ...this.#space, y: at });
    });
    if (tag !== 'L') {
      this.#root.add(this.#document.struct(tag, {}, () => each.forEach((write) => write())));
      return;
    }
    const items = each.map((write) => this.#document.struct('LI', {}, [this.#document.struct('LBody', {}, write)]));
    this.#root.add(this.#document.struct('L', {}, items));
  }

  /** Draws date and issuer on their lines, the seal between them, and how to verify the certificate. */
  #foot({ date, giver, check }: CertificatePdfText): void {
    const half = (this.#space.width - 2 * (seal.radius + seal.gap)) / 2;
    const y = this.#height - place.foot;
    const sides = [
      [date, this.#space.x],
      [giver, this.#space.x + this.#space.width - half],
    ] as const;
    for (const [{ text, label }, x] of sides) {
      this.#rule(y + 18, half, x);
      this.#drawLine({ text, fontSize: 13, color: ink }, { x, y, width: half });
      this.#drawLine({ text: label, fontSize: 10.5, color: muted }, { x, y: y + 22, width: half });
    }
    this.#drawLine({ text: check, fontSize: 10, color: muted }, { ...this.#space, y: this.#height - place.bottom });
  }

  #drawLine(line: Line, at: { x: number; y: number; width: number }): void {
    this.#root.add(this.#document.struct('P', {}, () => this.#letters.write(line, at)));
  }

  #rule(y: number, width: number, x = this.#space.x + (this.#space.width - width) / 2): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    this.#document
      .lineWidth(1)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(green);
    this.#document.endMarkedContent();
  }
}

/**
 * Creates the certificate as a tagged PDF (PDF/UA) with embedded fonts, in the browser, so that the name is never sent
 * anywhere.
 */
export function certificatePdf(texts: CertificatePdfText, fonts: PdfFonts): Promise<Uint8Array> {
  const pdf = openPdf({ language: texts.language, title: texts.title, layout: 'landscape', margin: 0 }, fonts);
  const { document } = pdf;
  document.addPage();
  const { width, height } = document.page;
  drawFrame(document, { x: width / 2, y: height - place.foot - seal.above, radius: seal.radius });
  new Sheet(document, new Letters(pdf)).write(texts);
  return bytesOf(document);
}
