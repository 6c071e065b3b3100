import type { FittedLine, Pdf } from '@countertop/design-system/pdf';

/** A line of text. Lengths are in points; 72 are an inch. */
export interface Line {
  readonly text: string;
  readonly fontSize: number;
  readonly isDisplay?: boolean;
  readonly color: string;
}

/** Draws lines of text with the given fonts. */
export class Letters {
  readonly #pdf: Pdf;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
  }

  /** Returns the text wrapped to `width`. */
  wrap(line: Line, width: number): readonly Line[] {
    const lines: string[] = [];
    for (const word of line.text.split(/\s+/)) {
      const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ');
      if (lines.length > 0 && this.widthOf({ ...line, text: longer }) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.map((text) => ({ ...line, text }));
  }

  /** Draws a centered line, smaller if it is too wide. `y` is its top. */
  write(line: Line, { x, y, width }: { x: number; y: number; width: number }): void {
    if (line.text === '') return;
    const fontSize = line.fontSize * Math.min(1, width / this.widthOf(line));
    const fitted = this.#fit(line);
    this.#pdf.document.fillColor(line.color);
    const start = x + (width - this.#pdf.widthOf(fitted, fontSize)) / 2;
    // From the baseline, so that a name in two fonts is aligned.
    this.#pdf.draw(fitted, fontSize, { x: start, y: y + line.fontSize, baseline: 'alphabetic' });
  }

  /** In points, at full size. */
  widthOf(line: Line): number {
    return this.#pdf.widthOf(this.#fit(line), line.fontSize);
  }

  #fit({ text, isDisplay = false }: Line): FittedLine {
    return this.#pdf.fit(text, isDisplay ? ['display', 'text'] : ['text']);
  }
}
