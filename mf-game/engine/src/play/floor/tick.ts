import { passArrivals } from './arrival.ts';
import { floor } from '../constants.ts';
import { customerEntry, withFeedback } from '../order/feedback.ts';
import { passRetry } from '../order/retry.ts';
import type { Game, Order, Table } from '../state.ts';
import { freed, isFloorOpen, seated, withCustomerLost } from './table.ts';

/** Returns how fast patience runs: slower while the player works on an order. */
function patienceShare({ order }: Game): number {
  return order === null ? 1 : floor.patienceShareDuringOrder;
}

/** Returns a table after some time. A customer whose patience reaches 0 keeps the table until `sendAway` frees it. */
function passTable(table: Table, elapsedMs: number, game: Game): Table {
  switch (table.status) {
    case 'available':
    case 'ready':
      return table;
    case 'seating': {
      const seatedInMs = table.seatedInMs - elapsedMs;
      if (seatedInMs > 0) return { ...table, seatedInMs };
      const waiting = seated(table, game.speed);
      return { ...waiting, patienceMs: waiting.patienceMs + seatedInMs };
    }
    case 'waiting':
      if (game.order?.tableId === table.id) return table;
      return { ...table, patienceMs: Math.max(0, table.patienceMs - elapsedMs * patienceShare(game)) };
  }
}

const isLeaving = (game: Game, table: Table): boolean =>
  table.status === 'waiting' && table.patienceMs <= 0 && game.order?.tableId !== table.id;

function sendAway(game: Game): Game {
  let after = game;
  for (const table of game.tables) {
    if (table.status !== 'waiting' || !isLeaving(game, table)) continue;
    const entry = { mood: 'angry', message: 'feedback.left_angry', points: 0, patiencePercent: 0 } as const;
    after = withFeedback(withCustomerLost(freed(after, table.id)), customerEntry(table.customer, entry));
  }
  return after;
}

function passOrder(order: Order, elapsedMs: number): Order {
  const timeLeftMs = order.timeLeftMs === null ? null : Math.max(0, order.timeLeftMs - elapsedMs);
  return { ...order, timeLeftMs, elapsedMs: order.elapsedMs + elapsedMs, workedMs: order.workedMs + elapsedMs };
}

function passLevelUp(levelUp: Game['levelUp'], elapsedMs: number): Game['levelUp'] {
  if (levelUp === null || levelUp.leftMs <= elapsedMs) return null;
  return { ...levelUp, leftMs: levelUp.leftMs - elapsedMs };
}

/** Whether the clock runs: no dialog is open, and no question about an ambiguous entry. */
export function isRunning(game: Game): boolean {
  return isFloorOpen(game) && (game.order === null || game.order.question === null);
}

/** Untimed mode: only the time worked on the order changes. */
function passUntimed(game: Game, passedMs: number): Game {
  const { order } = game;
  return order === null ? game : { ...game, order: { ...order, workedMs: order.workedMs + passedMs } };
}

/** Returns the game after some milliseconds, at most `floor.maxTickMs`. */
export function tick(game: Game, elapsedMs: number): Game {
  if (!(elapsedMs > 0)) return game;
  const passedMs = Math.min(elapsedMs, floor.maxTickMs);
  if (!isRunning(game)) return passRetry(game, passedMs);
  if (game.speed === 'none') return passUntimed(game, passedMs);
  const passed: Game = {
    ...game,
    order: game.order === null ? null : passOrder(game.order, passedMs),
    tables: game.tables.map((table) => passTable(table, passedMs, game)),
    levelUp: passLevelUp(game.levelUp, passedMs),
  };
  return passArrivals(game, sendAway(passed), passedMs);
}
