import { isContinuation } from '@countertop/engine/saved-game/continuation';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import type { Knex } from 'knex';
import { PlayerProgressModel, type ProgressRow } from './PlayerProgress.model.ts';
import { keepReplaced, type Replaced } from './previousGames.table.ts';

/** A save: `version` is the one it goes on from, 0 for the first. */
export type ProgressWrite = ProgressRow;

/** What became of a save, and what is stored now. */
export type ProgressOutcome =
  | { readonly kind: 'saved' | 'outdated'; readonly stored: ProgressRow }
  /** Nothing is stored, so the version that the save goes on from was never issued. */
  | { readonly kind: 'unknownVersion'; readonly stored?: undefined };

/** Games are stored as JSON, so games with the same JSON are the same. */
function isSameGame(one: SavedGame, other: SavedGame): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The same save again, because its answer was lost: it is done already. */
function isRepeated(stored: ProgressRow, write: ProgressWrite): boolean {
  return (
    stored.version === write.version + 1 &&
    stored.status === write.status &&
    stored.restaurant_name === write.restaurant_name &&
    isSameGame(stored.game, write.game)
  );
}

function outcomeOf(stored: ProgressRow | undefined, write: ProgressWrite): ProgressOutcome {
  if ((stored?.version ?? 0) === write.version)
    return { kind: 'saved', stored: { ...write, version: write.version + 1 } };
  if (stored === undefined) return { kind: 'unknownVersion' };
  return { kind: isRepeated(stored, write) ? 'saved' : 'outdated', stored };
}

/** The row that would be lost: what was stored if the save is of another game, or the save if it is turned down. */
function lostBy(
  before: ProgressRow | undefined,
  write: ProgressWrite,
  { kind, stored }: ProgressOutcome,
): ProgressRow | null {
  if (before === undefined || stored === undefined) return null;
  if (kind === 'outdated') return isContinuation(stored.game, write.game) ? null : write;
  return isContinuation(stored.game, before.game) ? null : before;
}

/** Another process inserted a user's first game between the read and the write of this one. */
class OvertakenError extends Error {}

/**
 * One Knex statement for the whole group: on SQLite, Objection inserts only one row at a time. Its conversion of a row costs 10 us
 * more than this one, a quarter of the CPU time of a save.
 */
async function upsert(trx: Knex, rows: readonly ProgressRow[]): Promise<void> {
  if (rows.length === 0) return;
  const written = await trx(PlayerProgressModel.tableName)
    .insert(rows.map((row) => ({ ...row, game: JSON.stringify(row.game) })))
    .onConflict('user_id')
    .merge()
    .where('player_progress.version', '<', trx.raw('excluded.version'))
    .returning('user_id');
  if (written.length < rows.length) throw new OvertakenError();
}

async function writeGroup(database: Knex, writes: readonly ProgressWrite[]): Promise<readonly ProgressOutcome[]> {
  return database.transaction(async (trx) => {
    const ids = [...new Set(writes.map(({ user_id: id }) => id))];
    const found = await PlayerProgressModel.query(trx).findByIds(ids).forUpdate();
    const before = new Map<string, ProgressRow>(found.map((row) => [row.user_id, row]));
    const now = new Map(before);
    const replaced: Replaced[] = [];
    const outcomes = writes.map((write) => {
      const stored = now.get(write.user_id);
      const outcome = outcomeOf(stored, write);
      const lost = lostBy(stored, write, outcome);
      if (lost !== null) replaced.push({ row: lost, replacedAtMs: write.saved_at });
      if (outcome.stored) now.set(write.user_id, outcome.stored);
      return outcome;
    });
    await upsert(
      trx,
      [...now.values()].filter((row) => before.get(row.user_id) !== row),
    );
    await keepReplaced(trx, replaced, now);
    return outcomes;
  });
}

/**
 * Writes all or nothing. Saves of one user in the same group follow each other, as if they had come one by one. A game that
 * a save replaces, or that is turned down because of another one, becomes a previous game.
 */
export async function writeProgress(
  database: Knex,
  writes: readonly ProgressWrite[],
): Promise<readonly ProgressOutcome[]> {
  try {
    return await writeGroup(database, writes);
  } catch (error) {
    if (!(error instanceof OvertakenError)) throw error;
    // The other process has committed, so its row is found and locked this time.
    return writeGroup(database, writes);
  }
}
