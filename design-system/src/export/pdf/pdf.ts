/// <reference path="./fontkit.d.ts" />
/// <reference path="./pdfkit.d.ts" />
import { create } from 'fontkit';
// oxlint-disable-next-line import/no-named-as-default -- its types know the default only
import PDFDocument from 'pdfkit';
import { paperOf } from './paper.ts';
import { type Coverage, type Run, runsOf } from './runs.ts';

/** Files of the kit's fonts, one for each group of letters. */
export interface PdfFonts {
  /** For titles and names. */
  readonly display: readonly Uint8Array[];
  readonly text: readonly Uint8Array[];
}

/** Part of the file cannot be drawn: no font of ours has these letters. */
export class LettersMissing extends Error {
  override readonly name = 'LettersMissing';
}

export interface PdfFacts {
  /** BCP 47, for example `en`. */
  readonly language: string;
  /** What a reader shows in place of the file's name. */
  readonly title: string;
  readonly layout: 'portrait' | 'landscape';
  /** Points on each side; 72 are an inch. */
  readonly margin: number;
}

/** A line whose letters all have a font. */
export interface FittedLine {
  readonly family: keyof PdfFonts;
  readonly runs: readonly Run[];
}

/** Where a line is drawn, in points from the upper left corner of the page. */
export interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly baseline?: 'top' | 'alphabetic';
}

/** A tagged document that is being written, and the fonts in it. */
export interface Pdf {
  readonly document: PDFKit.PDFDocument;
  /** The fonts of a line, all of one family: two would look patched. Throws `LettersMissing`. */
  fit(text: string, families: readonly (keyof PdfFonts)[]): FittedLine;
  /** Points. */
  widthOf(line: FittedLine, fontSize: number): number;
  /** Draws a line to the right of `x`; at `y` is its top, or what its letters stand on. */
  draw(line: FittedLine, fontSize: number, at: LinePlace): void;
}

type Covers = Readonly<Record<keyof PdfFonts, readonly Coverage[]>>;

function fitIn(covers: Covers, text: string, families: readonly (keyof PdfFonts)[]): FittedLine {
  for (const family of families) {
    const runs = runsOf(text, covers[family]);
    if (runs !== null) return { family, runs };
  }
  throw new LettersMissing(`No font has all letters of: ${text}`);
}

function documentOf({ language, title, layout, margin }: PdfFacts, fonts: PdfFonts): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: paperOf(language),
    layout,
    margin,
    pdfVersion: '1.7',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types do not know this one yet
    subset: 'PDF/UA' as string as 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: 'Countertop' },
    // The first page would ask for Helvetica, which PDF/UA does not let stand outside the file.
    autoFirstPage: false,
    font: '',
  });
  for (const family of ['display', 'text'] as const) {
    // A copy as a Buffer or an ArrayBuffer is what pdfkit takes.
    for (const [index, file] of fonts[family].entries())
      document.registerFont(`${family}${index}`, file.slice().buffer);
  }
  return document;
}

/** A tagged PDF that meets PDF/UA, with the fonts in it. It has no page yet. */
export function openPdf(facts: PdfFacts, fonts: PdfFonts): Pdf {
  const document = documentOf(facts, fonts);
  const covers = { display: fonts.display.map((file) => create(file)), text: fonts.text.map((file) => create(file)) };
  return {
    document,
    fit: (text, families) => fitIn(covers, text, families),
    widthOf: ({ family, runs }, fontSize) =>
      runs.reduce((sum, run) => sum + document.font(`${family}${run.font}`, fontSize).widthOfString(run.text), 0),
    draw({ family, runs }, fontSize, at) {
      let { x } = at;
      for (const { font, text } of runs) {
        document
          .font(`${family}${font}`, fontSize)
          .text(text, x, at.y, { lineBreak: false, ...(at.baseline && { baseline: at.baseline }) });
        x += document.widthOfString(text);
      }
    },
  };
}

/** Ends the document. What comes is the whole file. */
export async function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const ended = new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.end();
  await ended;
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
