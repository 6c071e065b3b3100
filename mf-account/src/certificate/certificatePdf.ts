/// <reference path="./fontkit.d.ts" />
import { create } from 'fontkit';
// oxlint-disable-next-line import/no-named-as-default -- its types know the default only
import PDFDocument from 'pdfkit';
import { type Coverage, type Run, runsOf } from './runs.ts';

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

/** Files of the kit's fonts, one for each group of letters. */
export interface CertificateFonts {
  /** For the title and the name. */
  readonly display: readonly Uint8Array[];
  readonly text: readonly Uint8Array[];
}

/** The sheet cannot be drawn: no font of ours has these letters. The page can be printed instead. */
export class LettersMissing extends Error {
  override readonly name = 'LettersMissing';
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

type Family = keyof CertificateFonts;
type Covers = Readonly<Record<Family, readonly Coverage[]>>;

/** The whole line in one family: a name of two would look patched. */
function fit({ text, isDisplay = false }: Line, covers: Covers): { family: Family; runs: readonly Run[] } {
  for (const family of isDisplay ? (['display', 'text'] as const) : (['text'] as const)) {
    const runs = runsOf(text, covers[family]);
    if (runs !== null) return { family, runs };
  }
  throw new LettersMissing(`No font has all letters of: ${text}`);
}

/** Draws a line in the middle, smaller when it is wider than the sheet. */
function drawLine(document: PDFKit.PDFDocument, line: Line, y: number, covers: Covers): void {
  const { family, runs } = fit(line, covers);
  const widthAt = (fontSize: number) =>
    runs.reduce((sum, run) => sum + document.font(`${family}${run.font}`, fontSize).widthOfString(run.text), 0);
  const room = document.page.width - 2 * margin - 24;
  const fontSize = line.fontSize * Math.min(1, room / widthAt(line.fontSize));
  let x = (document.page.width - widthAt(fontSize)) / 2;
  for (const { font, text } of runs) {
    document.font(`${family}${font}`, fontSize).fillColor(line.color ?? ink);
    document.text(text, x, y, { lineBreak: false });
    x += document.widthOfString(text);
  }
}

function drawFrame(document: PDFKit.PDFDocument): void {
  const { width, height } = document.page;
  // Decoration: nobody is read it.
  document.markContent('Artifact', { type: 'Layout' });
  document.lineWidth(3).strokeColor(accent);
  document.roundedRect(margin / 2, margin / 2, width - margin, height - margin, 12).stroke();
  document.endMarkedContent();
}

async function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
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

/**
 * The certificate as a tagged PDF that meets PDF/UA, with the fonts in it. Made where it is called, in the browser: the
 * name is never sent anywhere.
 */
export function certificatePdf(words: CertificateWords, fonts: CertificateFonts): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'LETTER',
    layout: 'landscape',
    margin,
    pdfVersion: '1.7',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types do not know this one yet
    subset: 'PDF/UA' as string as 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: words.language,
    info: { Title: words.title, Author: 'Countertop' },
    // The first page would ask for Helvetica, which PDF/UA does not let stand outside the file.
    autoFirstPage: false,
    font: '',
  });
  const covers = { display: fonts.display.map((file) => create(file)), text: fonts.text.map((file) => create(file)) };
  for (const family of ['display', 'text'] as const) {
    // A copy as a Buffer or an ArrayBuffer is what pdfkit takes.
    for (const [index, file] of fonts[family].entries())
      document.registerFont(`${family}${index}`, file.slice().buffer);
  }
  document.addPage();
  drawFrame(document);
  const root = document.struct('Document');
  document.addStructure(root);
  let y = margin + 12;
  for (const line of linesOf(words)) {
    y += line.above;
    const at = y;
    root.add(document.struct(line.tag, {}, () => drawLine(document, line, at, covers)));
    y += line.fontSize * 1.3;
  }
  root.end();
  return bytesOf(document);
}
