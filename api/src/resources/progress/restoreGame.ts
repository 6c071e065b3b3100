import type { Knex } from 'knex';
import { PlayerProgressModel, type ProgressRow } from './PlayerProgress.model.ts';
import { PreviousGameModel } from './PreviousGame.model.ts';
import { storeReplaced, listPreviousGames } from './previousGames.table.ts';

interface Choice {
  readonly userId: string;
  readonly gameId: string;
}

/**
 * Restores a previous game at its menu, and makes the current game a previous one. Returns the stored row, or null if the game is
 * no longer available.
 */
export async function restoreGame(
  database: Knex,
  { userId, gameId }: Choice,
  nowMs: number,
): Promise<ProgressRow | null> {
  return database.transaction(async (trx) => {
    const current = await PlayerProgressModel.query(trx).findById(userId).forUpdate();
    const games = await listPreviousGames(trx, userId, nowMs);
    const chosen = games.find(({ id }) => id === gameId);
    if (chosen === undefined) return null;
    const row: ProgressRow = {
      user_id: userId,
      version: (current?.version ?? 0) + 1,
      restaurant_name: chosen.restaurant_name,
      status: 'menu',
      game: chosen.game,
      saved_at: nowMs,
    };
    await PreviousGameModel.query(trx).deleteById(gameId);
    await PlayerProgressModel.query(trx).insert(row).onConflict('user_id').merge();
    if (current !== undefined) {
      await storeReplaced(trx, [{ row: current, replacedAtMs: nowMs }], new Map([[userId, row]]));
    }
    return row;
  });
}
