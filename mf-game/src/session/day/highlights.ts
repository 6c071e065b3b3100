import type { Customer, Game, GameEvent } from '@countertop/engine/play/game';

export interface Highlights {
  /** Served customers, oldest first. */
  readonly served: readonly Customer[];
  /** Number of customers who left without their food. */
  readonly lost: number;
  /** Right answers in a row. */
  readonly streak: number;
  readonly longestStreak: number;
  /** The order that earned the most points. */
  readonly bestOrder: { readonly customer: Customer; readonly points: number } | null;
}

export const noHighlights: Highlights = { served: [], lost: 0, streak: 0, longestStreak: 0, bestOrder: null };

interface Step {
  readonly before: Game;
  readonly after: Game;
  readonly event: GameEvent;
}

const resetEvents: readonly GameEvent['type'][] = ['started', 'continued', 'left', 'nextDayOpened'];

/** Updates the highlights after a step. Each day starts with none. */
export function nextHighlights(highlights: Highlights, { before, after, event }: Step): Highlights {
  if (resetEvents.includes(event.type)) return noHighlights;
  // Customers whom a closing kitchen sends home aren't lost.
  if (event.type === 'kitchenClosed') return highlights;
  const graded = before.result === null ? after.result : null;
  const left =
    before.tables === after.tables ? [] : before.tables.filter((table, index) => isLeaving(table, after, index));
  if (graded === null && left.length === 0) return highlights;
  const served = left.flatMap((table) => (table.status === 'ready' ? [table.customer] : []));
  const updated = {
    ...highlights,
    served: [...highlights.served, ...served],
    lost: highlights.lost + left.length - served.length,
  };
  return graded === null ? updated : withResult(updated, graded);
}

function isLeaving(table: Game['tables'][number], after: Game, index: number): boolean {
  return table.status !== 'available' && after.tables[index]?.status === 'available';
}

function withResult(highlights: Highlights, result: NonNullable<Game['result']>): Highlights {
  const { isCorrect, customer, pointsEarned: points } = result;
  if (!isCorrect) return { ...highlights, streak: 0 };
  const streak = highlights.streak + 1;
  const isBest = highlights.bestOrder === null || points > highlights.bestOrder.points;
  return {
    ...highlights,
    streak,
    longestStreak: Math.max(highlights.longestStreak, streak),
    bestOrder: isBest ? { customer, points } : highlights.bestOrder,
  };
}

/** Picks the best moment of a day: nobody left hungry, a long streak, or the best order. */
export function bestMoment({ served, lost, longestStreak, bestOrder }: Highlights) {
  if (served.length > 0 && lost === 0) return { kind: 'everybody' } as const;
  if (longestStreak >= longStreak) return { kind: 'streak', count: longestStreak } as const;
  return bestOrder === null ? null : ({ kind: 'order', ...bestOrder } as const);
}

const longStreak = 3;
