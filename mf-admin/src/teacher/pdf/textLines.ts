import type { FittedLine, Pdf } from '@countertop/design-system/pdf';

/** Text in lines that are no wider than their column. */
export interface TextLines {
  readonly lines: readonly FittedLine[];
  readonly fontSize: number;
  /** Points, all lines together. */
  readonly height: number;
}

/** From one baseline to the next, in font sizes. */
const leading = 1.3;

type Family = Parameters<Pdf['fit']>[1][number];

export interface TextBox {
  readonly fontSize: number;
  /** Points. */
  readonly width: number;
  readonly family?: Family;
}

/** A word that is wider than its column goes on in the next line. */
function piecesOf(word: string, isTooWide: (text: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  for (const character of word) {
    const last = pieces.at(-1);
    if (last === undefined || isTooWide(last + character)) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces;
}

/** Breaks a text between its words. Throws `MissingGlyphsError`. */
export function textLines(pdf: Pdf, text: string, { fontSize, width, family = 'text' }: TextBox): TextLines {
  const families: readonly Family[] = family === 'display' ? ['display', 'text'] : ['text'];
  const fit = (part: string) => pdf.fit(part, families);
  const isTooWide = (part: string) => pdf.widthOf(fit(part), fontSize) > width;
  const words = text.split(/\s+/).flatMap((word) => (isTooWide(word) ? piecesOf(word, isTooWide) : [word]));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || isTooWide(`${last} ${word}`)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return { lines: lines.map(fit), fontSize, height: lines.length * fontSize * leading };
}

/** Draws lines below each other, from the start edge or up to the end edge of a column. */
export function drawLines(
  pdf: Pdf,
  { lines, fontSize }: TextLines,
  { x, y, endX }: { x: number; y: number; endX?: number },
): void {
  for (const [index, line] of lines.entries()) {
    const startX = endX === undefined ? x : endX - pdf.widthOf(line, fontSize);
    pdf.draw(line, fontSize, { x: startX, y: y + index * fontSize * leading });
  }
}
