/** Text drawn with a font of the device. Lengths are multiples of the font size. */
export interface TextPicture {
  /** `data:` URL of a JPEG image, which pdfkit embeds as it is. It would decode a PNG in a worker, which our policy forbids. */
  readonly url: string;
  /** How far the next text starts from the start of this one. */
  readonly advance: number;
  /** Size of the image, and its distances from the start of the text and from the baseline to its left and upper edge. */
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly ascent: number;
}

/** Draws text that no font of a PDF has. Returns null if the device has no font for it either. */
export type DrawText = (text: string) => TextPicture | null;

/** A part of a line in one font or, if no font has it, as a picture. */
export type Run =
  | {
      /** Index of the font. */
      readonly font: number;
      readonly text: string;
    }
  | { readonly picture: TextPicture; readonly text: string };

/** The part of a font used here. */
export interface Coverage {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Invisible marks that come along with text from spreadsheets. */
const directionMarks = /[\p{Bidi_Control}\u200B\uFEFF]/gu;
/** A character with its accents or vowel marks, or an emoji of several. */
const clusters = /(?:\P{M}|^)\p{M}*(?:\u200D\P{M}\p{M}*)*/gu;

/** Joins text of no font that only spaces or punctuation separate: scripts that run from right to left need their words together. */
function joined(parts: readonly { font: number; text: string }[]): readonly { font: number; text: string }[] {
  const joinedParts: { font: number; text: string }[] = [];
  for (const part of parts) {
    const [before, last] = [joinedParts.at(-2), joinedParts.at(-1)];
    if (last?.font === part.font) last.text += part.text;
    else if (part.font === -1 && before?.font === -1 && last && !/[\p{L}\p{N}]/u.test(last.text)) {
      joinedParts.pop();
      before.text += last.text + part.text;
    } else joinedParts.push({ ...part });
  }
  return joinedParts;
}

/**
 * Splits a text into runs by the first font that has each character, and pictures of what no font has. Returns null if that can't be drawn.
 * Web fonts have one file per character range.
 */
export function runsOf(text: string, fonts: readonly Coverage[], drawText?: DrawText): readonly Run[] | null {
  const parts = (text.normalize('NFC').replaceAll(directionMarks, '').match(clusters) ?? []).map((cluster) => ({
    font: fonts.findIndex((font) => [...cluster].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))),
    text: cluster,
  }));
  const runs: Run[] = [];
  for (const part of joined(parts)) {
    if (part.font !== -1) {
      runs.push(part);
      continue;
    }
    const picture = drawText?.(part.text) ?? null;
    if (picture === null) return null;
    runs.push({ picture, text: part.text });
  }
  return runs;
}
