import type { LessonRow } from '@countertop/contract/classes/classLessons';

/** `missed`: problems with the most children who aren't right yet, of those who answered, first. */
export type RowOrder = 'missed' | 'lesson';

/** How many children have answered a problem, and how many of them found the right answer. */
export function tally({ right, withHelp, wrong, missing }: LessonRow) {
  const answeredFirst = new Set([...right, ...withHelp, ...wrong.flatMap(({ seatIds }) => seatIds)]);
  const solved = right.length + withHelp.length;
  return { answered: answeredFirst.size, solved, all: answeredFirst.size + missing.length };
}

/** Returns the share of the children who answered a problem wrongly at first, from 0 to 1. */
function missedShare(row: LessonRow): number {
  const { answered } = tally(row);
  const missed = row.wrong.reduce((sum, { seatIds }) => sum + seatIds.length, 0);
  return answered === 0 ? 0 : missed / answered;
}

/** Returns the numbers of the problems in an order. Problems that are missed equally often are in the order of the lesson. */
export function inOrder(rows: readonly LessonRow[], order: RowOrder): readonly number[] {
  const byNumber = rows.toSorted((one, other) => one.number - other.number);
  const sorted =
    order === 'lesson' ? byNumber : byNumber.toSorted((one, other) => missedShare(other) - missedShare(one));
  return sorted.map(({ number }) => number);
}

/** Returns how many answers there are in total, and how many there will be. */
export function totals(rows: readonly LessonRow[]) {
  const all = rows.map(tally);
  return {
    answered: all.reduce((sum, { answered }) => sum + answered, 0),
    all: all.reduce((sum, one) => sum + one.all, 0),
  };
}
