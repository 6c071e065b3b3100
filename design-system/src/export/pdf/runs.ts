/** A part of a line that one font can draw. */
export interface Run {
  /** Index of the font in the list that was asked. */
  readonly font: number;
  readonly text: string;
}

/** What is asked of a font here. */
export interface Coverage {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Web fonts come in one file for each group of letters: the parts of a text by the first that has them, or null when none has one. */
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
