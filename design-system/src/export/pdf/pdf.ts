/// <reference path="./fontkit.d.ts" />
/// <reference path="./pdfkit.d.ts" />
import { create } from 'fontkit';
// oxlint-disable-next-line import/no-named-as-default -- the types declare only the default export
import PDFDocument from 'pdfkit';
import { type Paper, paperOf } from './paper.ts';
import { type Coverage, type DrawText, type Run, runsOf, type TextPicture } from './runs.ts';

/** Font files of the design system, one per character range. */
export interface PdfFonts {
  /** For titles and names. */
  readonly display: readonly Uint8Array[];
  readonly text: readonly Uint8Array[];
  /** Draws what no font has. Needs a canvas, so only browsers have it. */
  readonly drawText?: DrawText;
}

type Family = 'display' | 'text';

/** Thrown if no font has all characters of a text, and the device can't draw them. */
export class MissingGlyphsError extends Error {
  override readonly name = 'MissingGlyphsError';
  readonly text: string;

  constructor(text: string) {
    super(`No font has all characters of: ${text}`);
    this.text = text;
  }
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
  readonly family: Family;
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
  /**
   * Splits a line into runs of the first font family that has all characters. If none has, draws the others next to the last family. Throws
   * `MissingGlyphsError` if they can't be drawn.
   */
  fit(text: string, families: readonly Family[]): FittedLine;
  /** In points. */
  widthOf(line: FittedLine, fontSize: number): number;
  /** Draws a line from `x`. `y` is its top or baseline. */
  draw(line: FittedLine, fontSize: number, at: LinePlace): void;
}

interface FontCoverage extends Coverage {
  readonly unitsPerEm: number;
  readonly ascent: number;
}

type Covers = Readonly<Record<Family, readonly FontCoverage[]>>;

function fitIn(covers: Covers, drawText: DrawText | undefined, text: string, families: readonly Family[]): FittedLine {
  for (const family of families) {
    const runs = runsOf(text, covers[family]);
    if (runs !== null) return { family, runs };
  }
  const family = families.at(-1) ?? 'text';
  const runs = drawText ? runsOf(text, covers[family], drawText) : null;
  if (runs === null) throw new MissingGlyphsError(text);
  return { family, runs };
}

/** Returns the same, but draws each text only once. */
function rememberPictures(drawText: DrawText): DrawText {
  const pictures = new Map<string, TextPicture | null>();
  return (text) => {
    const picture = pictures.get(text) ?? drawText(text);
    pictures.set(text, picture);
    return picture;
  };
}

/** Draws a picture of text from `x` on a baseline. For readers and for searching it is the text, as wide as it looks. */
function drawPicture(
  document: PDFKit.PDFDocument,
  { picture, text }: Extract<Run, { picture: TextPicture }>,
  fontSize: number,
  { x, baseline }: { x: number; baseline: number },
): void {
  document.markContent('Span', { actual: text });
  document.image(picture.url, x - picture.left * fontSize, baseline - picture.ascent * fontSize, {
    width: picture.width * fontSize,
    height: picture.height * fontSize,
  });
  // Programs select and find text only, which an image is not, whatever its text is.
  document.font('text0', fontSize);
  const horizontalScaling = (100 * picture.advance * fontSize) / document.widthOfString(' ');
  document.text(' ', x, baseline, { lineBreak: false, baseline: 'alphabetic', horizontalScaling });
  document.endMarkedContent();
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
  const drawText = fonts.drawText && rememberPictures(fonts.drawText);
  const widthOf = (run: Run, family: Family, fontSize: number) =>
    'picture' in run
      ? run.picture.advance * fontSize
      : document.font(`${family}${run.font}`, fontSize).widthOfString(run.text);
  /** Returns the distance from the top of a line to its baseline, in points. */
  function ascentOf(family: Family, fontSize: number): number {
    const [font] = covers[family];
    return font ? (font.ascent / font.unitsPerEm) * fontSize : fontSize;
  }
  return {
    document,
    fit: (text, families) => fitIn(covers, drawText, text, families),
    widthOf: ({ family, runs }, fontSize) => runs.reduce((sum, run) => sum + widthOf(run, family, fontSize), 0),
    draw({ family, runs }, fontSize, at) {
      const baseline = at.baseline === 'alphabetic' ? at.y : at.y + ascentOf(family, fontSize);
      let { x } = at;
      for (const run of runs) {
        const width = widthOf(run, family, fontSize);
        if ('picture' in run) drawPicture(document, run, fontSize, { x, baseline });
        else
          document
            .font(`${family}${run.font}`, fontSize)
            .text(run.text, x, at.y, { lineBreak: false, ...(at.baseline && { baseline: at.baseline }) });
        x += width;
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
