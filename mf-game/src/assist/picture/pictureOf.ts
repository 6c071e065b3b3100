import type { NoteValue } from '@countertop/design-system/Note';
import type { DishId } from '@countertop/engine/play/menu';
import type { Problem } from '@countertop/engine/problems/problem';

/** A note of a picture; covered ones are struck out: they pay the bill, or are what it costs. */
export interface PicturedNote {
  readonly dollars: NoteValue;
  readonly isOverlayOpen: boolean;
}

/** So many portions of a dish, and the price of one laid out in notes. */
export interface Portions {
  readonly dish: DishId;
  readonly count: number;
  readonly priceNotes: readonly NoteValue[];
}

/** What can be drawn of a problem. Numbers are those of its ticket; what is asked is left to be counted. */
export type ProblemPicture =
  | { readonly kind: 'order'; readonly groups: readonly Portions[] }
  /** Money paid, in tens and ones, so that the bill can be taken out of it. */
  | {
      readonly kind: 'change';
      readonly billDollars: number;
      readonly paidDollars: number;
      readonly notes: readonly PicturedNote[];
    }
  /** A shelf; the portions served are crossed out. */
  | { readonly kind: 'stock'; readonly dish: DishId; readonly start: number; readonly served: number }
  /** The price of one in notes of a dollar, its cost covered, and how many were sold. */
  | {
      readonly kind: 'profit';
      readonly dish: DishId;
      readonly costDollars: number;
      readonly priceDollars: number;
      readonly notes: readonly PicturedNote[];
      readonly sold: number;
    };

/** The picture of a problem of ages 6 to 9; the numbers of older bands are beyond drawing, and they have a scratch pad. */
export function pictureOf({ band, variant, operands, lines, dish }: Problem): ProblemPicture | null {
  if (band !== 'ages_6_7' && band !== 'ages_8_9') return null;
  const [first = 0, second = 0, third = 0] = operands;
  switch (variant) {
    case 'single_item':
    case 'mixed_order':
    case 'multiplication':
    case 'large_order':
      return {
        kind: 'order',
        groups: lines.map((line, index) => ({
          dish: line.dish ?? dish,
          count: operands[2 * index] ?? 0,
          priceNotes: notesFor(dollars(operands[2 * index + 1] ?? 0)),
        })),
      };
    case 'change_small':
    case 'change_bill':
      return changePicture(dollars(first), dollars(second));
    case 'stock_left':
      return { kind: 'stock', dish, start: first, served: second };
    case 'profit_cost':
      return {
        kind: 'profit',
        dish,
        costDollars: dollars(second),
        priceDollars: dollars(first),
        notes: covered(ones(dollars(first)), dollars(second)),
        sold: third,
      };
    case 'subtotal':
    case 'with_tax':
    case 'group_discount':
    case 'service_and_tax':
    case 'profit_percent':
      return null;
  }
}

const dollars = (cents: number): number => cents / 100;

const times = (count: number, note: NoteValue): readonly NoteValue[] => Array.from({ length: count }, () => note);
const ones = (count: number): readonly NoteValue[] => times(count, 1);

/** An amount in as few tens, fives and ones as it takes. */
function notesFor(amount: number): readonly NoteValue[] {
  return [...times(Math.floor(amount / 10), 10), ...times(Math.floor((amount % 10) / 5), 5), ...ones(amount % 5)];
}

/** The first so many notes covered. */
function covered(notes: readonly NoteValue[], count: number): readonly PicturedNote[] {
  return notes.map((note, index) => ({ dollars: note, isOverlayOpen: index < count }));
}

/** A ten is broken into ones where the bill needs more ones than were paid. */
function changePicture(billDollars: number, paidDollars: number): ProblemPicture {
  const broken = billDollars % 10 > paidDollars % 10 ? 1 : 0;
  const tens = Math.floor(paidDollars / 10) - broken;
  const notes = [
    ...covered(times(tens, 10), Math.floor(billDollars / 10)),
    ...covered(ones((paidDollars % 10) + 10 * broken), billDollars % 10),
  ];
  return { kind: 'change', billDollars, paidDollars, notes };
}
