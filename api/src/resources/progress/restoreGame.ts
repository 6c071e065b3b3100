import type { Knex } from 'knex';
import { PlayerProgressModel, type ProgressRow } from './PlayerProgress.model.ts';
import { PreviousGameModel } from './PreviousGame.model.ts';
import { storeReplaced, listPreviousGames } from './previousGames.table.ts';

interface Choice {
  readonly learnerId: string;
  readonly gameId: string;
}

/**
 * Restores a previous game at its menu, and makes the current game a previous one. Returns the stored row, or null if the game is
 * no longer available.
 */
export async function restoreGame(
  database: Knex,
  { learnerId, gameId }: Choice,
  nowMs: number,
): Promise<ProgressRow | null> {
  return database.transaction(async (trx) => {
    const current = await PlayerProgressModel.query(trx).findById(learnerId).forUpdate();
    const games = await listPreviousGames(trx, learnerId, nowMs);
    const chosen = games.find(({ id }) => id === gameId);
    if (chosen === undefined) return null;
    const row: ProgressRow = {
      learnerId,
      version: (current?.version ?? 0) + 1,
      // The name is the player's, not the game's.
      restaurantName: current?.restaurantName ?? chosen.restaurantName,
      status: 'menu',
      game: chosen.game,
      savedAt: nowMs,
    };
    await PreviousGameModel.query(trx).deleteById(gameId);
    await PlayerProgressModel.query(trx).insert(row).onConflict('learnerId').merge();
    if (current !== undefined) {
      await storeReplaced(trx, [{ row: current, replacedAtMs: nowMs }], new Map([[learnerId, row]]));
    }
    return row;
  });
}
