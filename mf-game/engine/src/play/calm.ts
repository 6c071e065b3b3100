import { seat } from './arrival.ts';
import type { Game, Table, TableId } from './state.ts';
import { isFloorOpen, seated } from './table.ts';

const hasWork = (tables: readonly Table[]): boolean =>
  tables.some(({ status }) => status === 'waiting' || status === 'ready');

/** A table a turn later: who was walking in sits, who was waiting has waited once more, unless being asked. */
function passTable(table: Table, { order, speed }: Game): Table {
  if (table.status === 'seating') return seated(table, speed);
  if (table.status !== 'waiting' || order?.tableId === table.id) return table;
  return { ...table, turnsWaited: table.turnsWaited + 1 };
}

/** One turn: everyone at the tables moves on, and a new guest walks in, not where somebody is just getting up. */
function passTurn(game: Game, notAt: TableId): Game {
  const tables = game.tables.map((table) => passTable(table, game));
  return seat({ ...game, tables, record: { ...game.record, turnDueAt: null } }, { notAt });
}

/**
 * In calm service guests come and wait by turns: each answer and each serving is one. A turn passes when nothing lies
 * over the floor, so that it is seen. There is always something to do: where no guest waits, one sits down at once.
 */
export function settleCalm(game: Game): Game {
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

/** The game with a turn taken at a table, where turns count. */
export function turnTaken(game: Game, turnDueAt: TableId): Game {
  return game.speed === 'none' ? { ...game, record: { ...game.record, turnDueAt } } : game;
}
