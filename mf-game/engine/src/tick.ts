import { floor } from './constants.ts';
import { said, withFeedback } from './feedback.ts';
import { guestNames } from './names.ts';
import { filled, pick, type Random, seededRandom, wholeNumber } from './random.ts';
import type { Customer, Game, Order, Table } from './state.ts';
import { arrivalIntervalMs, freed, patienceMs, withTable } from './table.ts';

const mostLooks = 9_999;

/** A guest whose name nobody else in the restaurant has. */
function newCustomer(tables: readonly Table[], random: Random): Customer {
  const seated = tables.map((table) => (table.status === 'available' ? null : table.customer.name));
  const free = filled(guestNames.filter((name) => !seated.includes(name))) ?? guestNames;
  return { name: pick(random, free), look: wholeNumber(random, 0, mostLooks) };
}

/** Seats a guest at a random free table, while fewer than three tables are taken. `lateMs` ago it happened. */
function seat(game: Game, lateMs: number): Game {
  const free = filled(game.tables.filter(({ status }) => status === 'available'));
  if (free === null || floor.tables - free.length >= floor.maxOccupied) return game;
  const random = seededRandom(game.random);
  const { id } = pick(random, free);
  const customer = newCustomer(game.tables, random);
  const seatedInMs = floor.seatingMs - lateMs;
  const tables = withTable(game.tables, { id, status: 'seating', customer, seatedInMs });
  return { ...game, random: random.state, tables };
}

/** A table after some time. A customer at 0 patience is still at the table here; `sendAway` frees it. */
function passTable(table: Table, elapsedMs: number, game: Game): Table {
  switch (table.status) {
    case 'available':
    case 'ready':
      return table;
    case 'seating': {
      const { id, customer } = table;
      const seatedInMs = table.seatedInMs - elapsedMs;
      if (seatedInMs > 0) return { ...table, seatedInMs };
      const spentMs = game.speed === 'none' ? 0 : -seatedInMs;
      return { id, status: 'waiting', customer, patienceMs: patienceMs(game.speed) - spentMs };
    }
    case 'waiting':
      if (game.speed === 'none' || game.order?.tableId === table.id) return table;
      return { ...table, patienceMs: Math.max(0, table.patienceMs - elapsedMs) };
  }
}

const isLeaving = (game: Game, table: Table): boolean =>
  table.status === 'waiting' && table.patienceMs <= 0 && game.order?.tableId !== table.id;

function sendAway(game: Game): Game {
  let after = game;
  for (const table of game.tables) {
    if (table.status !== 'waiting' || !isLeaving(game, table)) continue;
    const entry = { mood: 'angry', message: 'feedback.left_angry', points: 0, patiencePercent: 0 } as const;
    after = withFeedback(freed(after, table.id), said(table.customer, entry));
  }
  return after;
}

function passOrder(order: Order, elapsedMs: number): Order {
  const timeLeftMs = order.timeLeftMs === null ? null : Math.max(0, order.timeLeftMs - elapsedMs);
  return { ...order, timeLeftMs, elapsedMs: order.elapsedMs + elapsedMs };
}

function passLevelUp(levelUp: Game['levelUp'], elapsedMs: number): Game['levelUp'] {
  if (levelUp === null || levelUp.leftMs <= elapsedMs) return null;
  return { ...levelUp, leftMs: levelUp.leftMs - elapsedMs };
}

/** True while the clocks run: playing, and nothing open that asks for the child's attention first. */
export function isRunning({ status, result, dayComplete, order }: Game): boolean {
  return status === 'playing' && result === null && dayComplete === null && (order === null || order.question === null);
}

/** The game some milliseconds later, at most a second at once (`floor.maxTickMs`). */
export function tick(game: Game, elapsedMs: number): Game {
  if (!isRunning(game) || !(elapsedMs > 0)) return game;
  const passedMs = Math.min(elapsedMs, floor.maxTickMs);
  const nextArrivalMs = game.nextArrivalMs - passedMs;
  const isArrival = nextArrivalMs <= 0;
  const passed: Game = {
    ...game,
    order: game.order === null ? null : passOrder(game.order, passedMs),
    tables: game.tables.map((table) => passTable(table, passedMs, game)),
    levelUp: passLevelUp(game.levelUp, passedMs),
    nextArrivalMs: isArrival ? nextArrivalMs + arrivalIntervalMs(game.stats.level) : nextArrivalMs,
  };
  const settled = sendAway(passed);
  return isArrival ? seat(settled, -nextArrivalMs) : settled;
}
