/** A part of a line in one font. */
export interface Run {
  /** Index of the font. */
  readonly font: number;
  readonly text: string;
}

/** The part of a font used here. */
export interface Coverage {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Splits a text into runs by the first font that has each character, or returns null if no font has one. Web fonts have one file per character range. */
export function runsOf(text: string, fonts: readonly Coverage[]): readonly Run[] | null {
  const runs: { font: number; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const font = fonts.findIndex((each) => each.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (font === -1) return null;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
