import type { Knex } from 'knex';
import { keepReplaced, listPreviousGames } from './previousGames.table.ts';
import type { ProgressRow } from './progress.table.ts';

/** The user and the previous game to restore. */
interface Choice {
  readonly userId: string;
  readonly gameId: string;
}

/**
 * Makes a previous game the current one, and keeps the current one as a previous game. It comes back at its menu. Returns the
 * stored row, or null if the game is not kept anymore.
 */
export async function restoreGame(
  database: Knex,
  { userId, gameId }: Choice,
  nowMs: number,
): Promise<ProgressRow | null> {
  return database.transaction(async (trx) => {
    const current: ProgressRow | undefined = await trx('player_progress')
      .where({ user_id: userId })
      .forUpdate()
      .first();
    const games = await listPreviousGames(trx, userId, nowMs);
    const chosen = games.find(({ id }) => id === gameId);
    if (chosen === undefined) return null;
    const row: ProgressRow = {
      user_id: userId,
      version: (current?.version ?? 0) + 1,
      restaurant_name: chosen.restaurant_name,
      status: 'menu',
      game: JSON.stringify(chosen.game),
      saved_at: nowMs,
    };
    await trx('previous_games').where({ id: gameId }).delete();
    await trx('player_progress').insert(row).onConflict('user_id').merge();
    if (current !== undefined) {
      await keepReplaced(trx, [{ row: current, replacedAtMs: nowMs }], new Map([[userId, row]]));
    }
    return row;
  });
}
