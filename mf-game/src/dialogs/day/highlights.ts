import type { Customer, Game, GameEvent } from '@countertop/engine/play/game';

/** What a day is remembered for. */
export interface Highlights {
  /** The guests who were served, oldest first. */
  readonly served: readonly Customer[];
  /** How many left without their food. */
  readonly lost: number;
  /** Sums right in a row now, and the longest such row of the day. */
  readonly row: number;
  readonly longestStreak: number;
  /** The order that brought the most points. */
  readonly bestOrder: { readonly customer: Customer; readonly points: number } | null;
}

/** Nothing has happened yet. */
export const noHighlights: Highlights = { served: [], lost: 0, row: 0, longestStreak: 0, bestOrder: null };

interface Step {
  readonly before: Game;
  readonly after: Game;
  readonly event: GameEvent;
}

const beginnings: readonly GameEvent['type'][] = ['started', 'continued', 'left', 'nextDayOpened'];

/** The highlights after a step; each day begins with none. */
export function nextHighlights(highlights: Highlights, { before, after, event }: Step): Highlights {
  if (beginnings.includes(event.type)) return noHighlights;
  const graded = before.result === null ? after.result : null;
  const left =
    before.tables === after.tables ? [] : before.tables.filter((table, index) => isLeaving(table, after, index));
  if (graded === null && left.length === 0) return highlights;
  const served = left.flatMap((table) => (table.status === 'ready' ? [table.customer] : []));
  const seen = {
    ...highlights,
    served: [...highlights.served, ...served],
    lost: highlights.lost + left.length - served.length,
  };
  return graded === null ? seen : withResult(seen, graded);
}

function isLeaving(table: Game['tables'][number], after: Game, index: number): boolean {
  return table.status !== 'available' && after.tables[index]?.status === 'available';
}

function withResult(highlights: Highlights, result: NonNullable<Game['result']>): Highlights {
  const { isCorrect, customer, pointsEarned: points } = result;
  if (!isCorrect) return { ...highlights, row: 0 };
  const row = highlights.row + 1;
  const isBest = highlights.bestOrder === null || points > highlights.bestOrder.points;
  return {
    ...highlights,
    row,
    longestStreak: Math.max(highlights.longestStreak, row),
    bestOrder: isBest ? { customer, points } : highlights.bestOrder,
  };
}

/** The one thing to tell of a day: nobody left hungry, then a long row of right sums, then the best order. */
export function bestMoment({ served, lost, longestStreak, bestOrder }: Highlights) {
  if (served.length > 0 && lost === 0) return { kind: 'everybody' } as const;
  if (longestStreak >= longStreak) return { kind: 'streak', count: longestStreak } as const;
  return bestOrder === null ? null : ({ kind: 'order', ...bestOrder } as const);
}

const longStreak = 3;
