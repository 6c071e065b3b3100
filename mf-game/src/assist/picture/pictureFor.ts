import type { NoteValue } from '@countertop/design-system/Note';
import type { DishId } from '@countertop/engine/play/day/menu';
import type { Problem } from '@countertop/engine/problems/problem';

export interface PicturedNote {
  readonly dollars: NoteValue;
  /** Covered notes are struck out: they pay the bill or the cost. */
  readonly isCovered: boolean;
}

/** Portions of a dish, and the price of one in notes. */
export interface Portions {
  readonly dish: DishId;
  readonly count: number;
  readonly priceNotes: readonly NoteValue[];
}

/** A drawing with the numbers of the ticket. The answer is left to count. */
export type ProblemPicture =
  | { readonly kind: 'order'; readonly groups: readonly Portions[] }
  /** The money paid in tens and ones, so that the bill can be taken out of it. */
  | {
      readonly kind: 'change';
      readonly billDollars: number;
      readonly paidDollars: number;
      readonly notes: readonly PicturedNote[];
    }
  /** Dishes on a shelf, and those that go out on plates. */
  | { readonly kind: 'stock'; readonly dish: DishId; readonly start: number; readonly served: number }
  /** The price of one in one-dollar notes with its cost covered, and how many were sold. */
  | {
      readonly kind: 'profit';
      readonly dish: DishId;
      readonly costDollars: number;
      readonly priceDollars: number;
      readonly notes: readonly PicturedNote[];
      readonly sold: number;
    };

/** Returns the picture of a problem for ages 6 to 9. Older bands have numbers too large to draw; they get a scratch pad. */
export function pictureFor({ band, variant, operands, lines, dish }: Problem): ProblemPicture | null {
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
    case 'fraction_left':
    case 'recipe_part':
      return null;
  }
}

const dollars = (cents: number): number => cents / 100;

const times = (count: number, note: NoteValue): readonly NoteValue[] => Array.from({ length: count }, () => note);
const ones = (count: number): readonly NoteValue[] => times(count, 1);

/** Splits an amount into as few tens, fives and ones as possible. */
function notesFor(amount: number): readonly NoteValue[] {
  return [...times(Math.floor(amount / 10), 10), ...times(Math.floor((amount % 10) / 5), 5), ...ones(amount % 5)];
}

/** Covers the first `count` notes. */
function covered(notes: readonly NoteValue[], count: number): readonly PicturedNote[] {
  return notes.map((note, index) => ({ dollars: note, isCovered: index < count }));
}

/** Breaks a ten into ones if the bill needs more ones than were paid. */
function changePicture(billDollars: number, paidDollars: number): ProblemPicture {
  const broken = billDollars % 10 > paidDollars % 10 ? 1 : 0;
  const tens = Math.floor(paidDollars / 10) - broken;
  const notes = [
    ...covered(times(tens, 10), Math.floor(billDollars / 10)),
    ...covered(ones((paidDollars % 10) + 10 * broken), billDollars % 10),
  ];
  return { kind: 'change', billDollars, paidDollars, notes };
}
