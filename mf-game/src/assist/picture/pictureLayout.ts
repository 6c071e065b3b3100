import type { ProblemPicture } from './pictureFor.ts';

/** The layout that determines the size of the drawings. Lengths are in widths of one drawing. */
export interface PictureLayout {
  readonly columns: number;
  /** Total height of the drawings. */
  readonly height: number;
  /** Number of text lines. */
  readonly captions: number;
}

/** A dish above its price: the dish, the first note, and the visible edge of each further note. */
const portionHeight = (notes: number): number => 0.84 + 0.554 + 0.2 * (notes - 1);
const noteHeight = 0.6;
const shelfHeight = 1.16;
/** Dishes next to a price are half as wide as its notes. */
const smallShelf = 0.5;

/** A child can take in five at a glance. Shelves have two groups of five per row. */
export const rowOfFive = 5;
export const shelfColumns = (count: number): number => (count > rowOfFive ? 2 * rowOfFive : rowOfFive);

const rows = (count: number, columns: number): number => Math.ceil(count / columns);

export function pictureLayout(picture: ProblemPicture): PictureLayout {
  switch (picture.kind) {
    case 'order': {
      const { groups } = picture;
      const columns = groups.length > 1 ? Math.max(...groups.map(({ count }) => count)) : rowOfFive;
      const heights = groups.map(({ count, priceNotes }) => rows(count, columns) * portionHeight(priceNotes.length));
      return { columns, height: heights.reduce((sum, height) => sum + height, 0), captions: groups.length };
    }
    case 'change': {
      const tens = picture.notes.filter(({ dollars }) => dollars > 1).length;
      const height = noteHeight * (rows(tens, rowOfFive) + rows(picture.notes.length - tens, rowOfFive));
      return { columns: rowOfFive, height, captions: 2 };
    }
    case 'stock': {
      const columns = shelfColumns(picture.start);
      return { columns, height: shelfHeight * rows(picture.start, columns), captions: 2 };
    }
    case 'profit': {
      const notes = noteHeight * rows(picture.notes.length, rowOfFive);
      const dishes = smallShelf * shelfHeight * rows(picture.sold, shelfColumns(picture.sold));
      return { columns: rowOfFive, height: notes + dishes, captions: 3 };
    }
  }
}
