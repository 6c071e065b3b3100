import type { FittedLine, Pdf } from './pdf.ts';

/** Text broken into lines that fit the column. */
export interface TextLines {
  readonly lines: readonly FittedLine[];
  readonly fontSize: number;
  /** Height of all lines, in points. */
  readonly height: number;
}

/** Line height, as a multiple of the font size. */
const leading = 1.3;

type Family = Parameters<Pdf['fit']>[1][number];

export interface TextBox {
  readonly fontSize: number;
  /** Points. */
  readonly width: number;
  readonly family?: Family;
}

/** Splits a word that is wider than its column. */
function piecesOf(word: string, isTooWide: (text: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  // An accent or a vowel mark stays with its letter.
  for (const [character] of word.matchAll(/\P{M}\p{M}*/gu)) {
    const last = pieces.at(-1);
    if (last === undefined || isTooWide(last + character)) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces;
}

/** Breaks text into lines. Throws `MissingGlyphsError` if a character has no font and can't be drawn. */
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

/** Draws lines, aligned to the start or end edge of a column. */
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
