import type { ProblemPicture } from './pictureFor.ts';

/** Columns and total height of the drawings, in widths of one drawing. */
interface Grid {
  readonly columns: number;
  readonly height: number;
}

/** The layout that determines the size of the drawings. */
export interface PictureLayout extends Grid {
  /** For containers that are wider than high: rows of ten, in groups of five. */
  readonly wide: Grid;
  /** Number of text lines. */
  readonly captions: number;
}

/** A dish above the notes of its price. */
const portionHeight = (notes: number): number => 0.84 + noteHeight * notes;
const noteHeight = 0.6;
const shelfHeight = 1.16;
/** Dishes next to a price are half as wide as its notes. */
const smallShelf = 0.5;

/** A child can take in five at a glance. */
const rowOfFive = 5;

const rows = (count: number, columns = rowOfFive): number => Math.ceil(count / columns);

export function pictureLayout(picture: ProblemPicture): PictureLayout {
  switch (picture.kind) {
    case 'order': {
      const { groups } = picture;
      const heights = groups.map(({ count, priceNotes }) => rows(count) * portionHeight(priceNotes.length));
      return sameWhenWide(
        heights.reduce((sum, height) => sum + height, 0),
        groups.length,
      );
    }
    case 'change': {
      const tens = picture.notes.filter(({ dollars }) => dollars > 1).length;
      return sameWhenWide(noteHeight * (rows(tens) + rows(picture.notes.length - tens)), 2);
    }
    case 'stock': {
      const { start, served } = picture;
      const gridOf = (columns: number): Grid => ({
        columns,
        height: shelfHeight * (rows(start - served, columns) + rows(served, columns)),
      });
      return { ...gridOf(rowOfFive), wide: gridOf(2 * rowOfFive), captions: 1 };
    }
    case 'profit': {
      const notes = noteHeight * rows(picture.notes.length);
      return sameWhenWide(notes + smallShelf * shelfHeight * rows(picture.sold), 3);
    }
  }
}

function sameWhenWide(height: number, captions: number): PictureLayout {
  const grid = { columns: rowOfFive, height };
  return { ...grid, wide: grid, captions };
}
