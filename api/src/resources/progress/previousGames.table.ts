import { randomUUID } from 'node:crypto';
import { previousGamesKeptDays } from '@countertop/contract/accounts/retention';
import { dayMs } from '@countertop/contract/shared/time';
import { isContinuation, isFurther, isWorthKeeping } from '@countertop/engine/saved-game/continuation';
import type { Knex } from 'knex';
import type { ProgressRow } from './PlayerProgress.model.ts';
import { type Deleted, deleteDue } from '../../platform/db/deleteDue.ts';
import { PreviousGameModel, type PreviousGameRow } from './PreviousGame.model.ts';

/** More than anybody restarts in 30 days on purpose. If there are more, the most advanced are kept. */
const maxGames = 10;

/** A game that has been replaced by another one. */
export interface ReplacedGame {
  readonly row: ProgressRow;
  readonly replacedAtMs: number;
}

function furthestFirst(one: PreviousGameRow, other: PreviousGameRow): number {
  return Number(isFurther(other.game, one.game)) - Number(isFurther(one.game, other.game));
}

/** Returns when a previous game is deleted, in milliseconds since 1970 UTC. */
export function restorableUntilMs({ replacedAt }: Pick<PreviousGameRow, 'replacedAt'>): number {
  return replacedAt + previousGamesKeptDays * dayMs;
}

/** Returns the previous games of a learner that can still be restored, most advanced first. */
export async function listPreviousGames(
  database: Knex,
  learnerId: string,
  nowMs: number,
): Promise<readonly PreviousGameRow[]> {
  const rows = await PreviousGameModel.query(database).where({ learnerId }).orderBy('replacedAt', 'desc');
  return rows.filter((row) => restorableUntilMs(row) > nowMs).toSorted(furthestFirst);
}

/** Returns the previous games including a replaced one, without earlier states of the same game, limited to `maxGames`. */
function withReplaced(
  games: readonly PreviousGameRow[],
  { row, replacedAtMs }: ReplacedGame,
): readonly PreviousGameRow[] {
  const { game } = row;
  if (!isWorthKeeping(game) || games.some((other) => isContinuation(other.game, game))) return games;
  const { learnerId, restaurantName: name, savedAt } = row;
  const added = {
    id: randomUUID(),
    learnerId,
    restaurantName: name,
    game,
    savedAt,
    replacedAt: replacedAtMs,
  };
  return [added, ...games.filter((other) => !isContinuation(game, other.game))]
    .toSorted(furthestFirst)
    .slice(0, maxGames);
}

async function store(trx: Knex, before: readonly PreviousGameRow[], after: readonly PreviousGameRow[]): Promise<void> {
  const removed = before.filter((game) => !after.includes(game)).map(({ id }) => id);
  const added = after.filter((game) => !before.includes(game));
  if (removed.length > 0) await PreviousGameModel.query(trx).findByIds(removed).delete();
  // One by one, because there is rarely more than one.
  for (const row of added) await PreviousGameModel.query(trx).insert(row);
}

/**
 * Stores replaced games, in the transaction of the save that replaced them. `current` holds the current games by learner: a game
 * that is continued by the current one is not stored.
 */
export async function storeReplaced(
  trx: Knex,
  replaced: readonly ReplacedGame[],
  current: ReadonlyMap<string, ProgressRow>,
): Promise<void> {
  for (const learnerId of new Set(replaced.map(({ row }) => row.learnerId))) {
    const games = replaced.filter(({ row }) => row.learnerId === learnerId);
    const stored = current.get(learnerId);
    const now = stored?.game ?? null;
    const before = await listPreviousGames(trx, learnerId, games[0]?.replacedAtMs ?? 0);
    const after = games.reduce(withReplaced, before);
    await store(
      trx,
      before,
      after.filter(({ game }) => now === null || !isContinuation(now, game)),
    );
  }
}

/** Deletes the previous games that can no longer be restored. */
export async function deleteOldPreviousGames(database: Knex, nowMs: number): Promise<Deleted> {
  return deleteDue(database, PreviousGameModel, (due) =>
    due.where('replacedAt', '<=', nowMs - previousGamesKeptDays * dayMs).orderBy('replacedAt'),
  );
}
