/// <reference path="./fontkit.d.ts" />
/// <reference path="./pdfkit.d.ts" />
import { create } from 'fontkit';
// oxlint-disable-next-line import/no-named-as-default -- the types declare only the default export
import PDFDocument from 'pdfkit';
import { type Paper, paperOf } from './paper.ts';
import { type Coverage, type Run, runsOf } from './runs.ts';

/** Font files of the design system, one per character range. */
export interface PdfFonts {
  /** For titles and names. */
  readonly display: readonly Uint8Array[];
  readonly text: readonly Uint8Array[];
}

/** Thrown if no font has all characters of a text. */
export class MissingGlyphsError extends Error {
  override readonly name = 'MissingGlyphsError';
}

export interface PdfFacts {
  /** BCP 47, for example `en`. */
  readonly language: string;
  /** Document title, shown by readers instead of the file name. */
  readonly title: string;
  /** Defaults to the usual size of the language's region. */
  readonly paper?: Paper;
  readonly layout: 'portrait' | 'landscape';
  /** In points (72 per inch). */
  readonly margin: number;
  /** Defaults to now. */
  readonly created?: Date;
  readonly keywords?: string;
}

/** A line split into runs by font. */
export interface FittedLine {
  readonly family: keyof PdfFonts;
  readonly runs: readonly Run[];
}

/** Position of a line, in points from the upper left corner of the page. */
export interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly baseline?: 'top' | 'alphabetic';
}

/** A tagged PDF document and its fonts. */
export interface Pdf {
  readonly document: PDFKit.PDFDocument;
  /** Splits a line into runs of one font family. Throws `MissingGlyphsError` if no family has all characters. */
  fit(text: string, families: readonly (keyof PdfFonts)[]): FittedLine;
  /** In points. */
  widthOf(line: FittedLine, fontSize: number): number;
  /** Draws a line from `x`. `y` is its top or baseline. */
  draw(line: FittedLine, fontSize: number, at: LinePlace): void;
}

type Covers = Readonly<Record<keyof PdfFonts, readonly Coverage[]>>;

function fitIn(covers: Covers, text: string, families: readonly (keyof PdfFonts)[]): FittedLine {
  for (const family of families) {
    const runs = runsOf(text, covers[family]);
    if (runs !== null) return { family, runs };
  }
  throw new MissingGlyphsError(`No font has all characters of: ${text}`);
}

function documentOf(facts: PdfFacts, fonts: PdfFonts): PDFKit.PDFDocument {
  const { language, title, paper = paperOf(language), layout, margin, created, keywords } = facts;
  const document = new PDFDocument({
    size: paper,
    layout,
    margin,
    pdfVersion: '1.7',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- missing in the types
    subset: 'PDF/UA' as string as 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: title,
      Author: 'Countertop',
      ...(created && { CreationDate: created }),
      ...(keywords && { Keywords: keywords }),
    },
    // The default first page would use Helvetica without embedding it, which PDF/UA forbids.
    autoFirstPage: false,
    font: '',
  });
  for (const family of ['display', 'text'] as const) {
    // pdfkit requires a Buffer or an ArrayBuffer.
    for (const [index, file] of fonts[family].entries())
      document.registerFont(`${family}${index}`, file.slice().buffer);
  }
  return document;
}

/** Creates a PDF/UA document with embedded fonts and no pages. */
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

/** Ends the document and returns the file. */
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
