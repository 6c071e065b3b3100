import { seat } from './arrival.ts';
import type { Game, Table, TableId } from '../state.ts';
import { isFloorOpen, seated } from './table.ts';

const hasWork = (tables: readonly Table[]): boolean =>
  tables.some(({ status }) => status === 'waiting' || status === 'ready');

/** Returns a table one turn later: an arriving customer sits down, a waiting one has waited one more turn. */
function passTable(table: Table, { order, speed }: Game): Table {
  if (table.status === 'seating') return seated(table, speed);
  if (table.status !== 'waiting' || order?.tableId === table.id) return table;
  return { ...table, turnsWaited: table.turnsWaited + 1 };
}

/** Plays one turn: all tables move on, and a new customer arrives, but not at the table that was just left. */
function passTurn(game: Game, notAt: TableId): Game {
  const tables = game.tables.map((table) => passTable(table, game));
  return seat({ ...game, tables, record: { ...game.record, turnDueAt: null } }, { notAt });
}

/**
 * Advances the untimed mode, where customers arrive and wait by turns; each answer and each serving is a turn. A turn passes
 * once no dialog is open, so that the player sees it. If no customer waits, one sits down immediately.
 */
export function advanceUntimed(game: Game): Game {
  if (game.speed !== 'none' || !isFloorOpen(game)) return game;
  const { turnDueAt } = game.record;
  const now = turnDueAt === null ? game : passTurn(game, turnDueAt);
  if (hasWork(now.tables)) return now;
  const visited = now.tables.some(({ status }) => status === 'seating') ? now : seat(now);
  return {
    ...visited,
    tables: visited.tables.map((table) => (table.status === 'seating' ? seated(table, now.speed) : table)),
  };
}

/** Marks a turn as due at a table, in untimed mode. */
export function takeTurn(game: Game, turnDueAt: TableId): Game {
  return game.speed === 'none' ? { ...game, record: { ...game.record, turnDueAt } } : game;
}
