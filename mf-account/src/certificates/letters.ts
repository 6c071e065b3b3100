import type { FittedLine, Pdf } from '@countertop/design-system/pdf';

/** Words on one line. Lengths are points; 72 are an inch. */
export interface Line {
  readonly text: string;
  readonly fontSize: number;
  readonly isDisplay?: boolean;
  readonly color: string;
}

/** Writes lines of text with the fonts it was given. */
export class Letters {
  readonly #pdf: Pdf;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
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
    const fitted = this.#fit(line);
    this.#pdf.document.fillColor(line.color);
    const start = x + (width - this.#pdf.widthOf(fitted, fontSize)) / 2;
    // From its foot, so that a name of two fonts stands on one line.
    this.#pdf.draw(fitted, fontSize, { x: start, y: y + line.fontSize, baseline: 'alphabetic' });
  }

  #widthOf(line: Line): number {
    return this.#pdf.widthOf(this.#fit(line), line.fontSize);
  }

  #fit({ text, isDisplay = false }: Line): FittedLine {
    return this.#pdf.fit(text, isDisplay ? ['display', 'text'] : ['text']);
  }
}
