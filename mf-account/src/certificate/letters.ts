/// <reference path="./fontkit.d.ts" />
import { create } from 'fontkit';
import { type Coverage, type Run, runsOf } from './runs.ts';

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

type Family = keyof CertificateFonts;
const families = ['display', 'text'] as const;

/** Words on one line. Lengths are points; 72 are an inch. */
export interface Line {
  readonly text: string;
  readonly fontSize: number;
  readonly isDisplay?: boolean;
  readonly color: string;
}

/** Writes lines of text with the fonts it was given. */
export class Letters {
  readonly #document: PDFKit.PDFDocument;
  readonly #covers: Readonly<Record<Family, readonly Coverage[]>>;

  constructor(document: PDFKit.PDFDocument, fonts: CertificateFonts) {
    this.#document = document;
    this.#covers = { display: fonts.display.map((file) => create(file)), text: fonts.text.map((file) => create(file)) };
    for (const family of families) {
      // A copy as a Buffer or an ArrayBuffer is what pdfkit takes.
      for (const [index, file] of fonts[family].entries())
        document.registerFont(`${family}${index}`, file.slice().buffer);
    }
  }

  /** The same words on as many lines as they need, none wider than `width`. */
  wrap(line: Line, width: number): readonly Line[] {
    const lines: string[] = [];
    for (const word of line.text.split(/\s+/)) {
      const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ');
      if (lines.length > 0 && this.#widthOf({ ...line, text: longer }) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.map((text) => ({ ...line, text }));
  }

  /** Writes a line in the middle of a space, smaller when it is wider than that. `y` is its top. */
  write(line: Line, { x, y, width }: { x: number; y: number; width: number }): void {
    if (line.text === '') return;
    const fontSize = line.fontSize * Math.min(1, width / this.#widthOf(line));
    const { family, runs } = this.#fit(line);
    let at = x + (width - this.#widthOf({ ...line, fontSize })) / 2;
    for (const { font, text } of runs) {
      this.#document.font(`${family}${font}`, fontSize).fillColor(line.color);
      // From its foot, so that a name of two fonts stands on one line.
      this.#document.text(text, at, y + line.fontSize, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#document.widthOfString(text);
    }
  }

  #widthOf(line: Line): number {
    const { family, runs } = this.#fit(line);
    const widths = runs.map(({ font, text }) =>
      this.#document.font(`${family}${font}`, line.fontSize).widthOfString(text),
    );
    return widths.reduce((sum, width) => sum + width, 0);
  }

  /** The whole line in one family: a name of two would look patched. */
  #fit({ text, isDisplay = false }: Line): { family: Family; runs: readonly Run[] } {
    for (const family of isDisplay ? families : (['text'] as const)) {
      const runs = runsOf(text, this.#covers[family]);
      if (runs !== null) return { family, runs };
    }
    throw new LettersMissing(`No font has all letters of: ${text}`);
  }
}
