import { isContinuation } from '@countertop/engine/saved-game/continuation';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import type { Knex } from 'knex';
import { PlayerProgressModel, type ProgressRow } from './PlayerProgress.model.ts';
import { type ReplacedGame, storeReplaced } from './previousGames.table.ts';

/** A save. `version` is the version it is based on, 0 for the first save. */
export type ProgressWrite = ProgressRow;

/** The outcome of a save, and the stored game. */
export type ProgressOutcome =
  | { readonly kind: 'saved' | 'outdated'; readonly stored: ProgressRow }
  /** Nothing is stored, so the save is based on a version that was never issued. */
  | { readonly kind: 'unknownVersion'; readonly stored?: undefined };

/** Compares games by their JSON, which is how they are stored. */
function isSameGame(one: SavedGame, other: SavedGame): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the save is a retry of the stored one, whose response was lost. */
function isRepeated(stored: ProgressRow, write: ProgressWrite): boolean {
  return (
    stored.version === write.version + 1 &&
    stored.status === write.status &&
    stored.restaurantName === write.restaurantName &&
    isSameGame(stored.game, write.game)
  );
}

function outcomeOf(stored: ProgressRow | undefined, write: ProgressWrite): ProgressOutcome {
  if ((stored?.version ?? 0) === write.version)
    return { kind: 'saved', stored: { ...write, version: write.version + 1 } };
  if (stored === undefined) return { kind: 'unknownVersion' };
  return { kind: isRepeated(stored, write) ? 'saved' : 'outdated', stored };
}

/** Returns the game that would be lost: the stored one if the save is of another game, or the save if it is rejected. */
function lostBy(
  before: ProgressRow | undefined,
  write: ProgressWrite,
  { kind, stored }: ProgressOutcome,
): ProgressRow | null {
  if (before === undefined || stored === undefined) return null;
  if (kind === 'outdated') return isContinuation(stored.game, write.game) ? null : write;
  return isContinuation(stored.game, before.game) ? null : before;
}

/** Thrown if another process has inserted a learner's first game since this one has read. */
class ConcurrentInsertError extends Error {}

/**
 * Upserts rows in one Knex statement, because Objection inserts only one row at a time on SQLite. Objection's conversion of a row
 * takes 10 µs longer, a quarter of the CPU time of a save.
 */
async function upsert(trx: Knex, rows: readonly ProgressRow[]): Promise<void> {
  if (rows.length === 0) return;
  const written = await trx(PlayerProgressModel.tableName)
    .insert(rows.map((row) => ({ ...row, game: JSON.stringify(row.game) })))
    .onConflict('learnerId')
    .merge()
    .where('player_progress.version', '<', trx.raw('excluded.version'))
    .returning('learnerId');
  if (written.length < rows.length) throw new ConcurrentInsertError();
}

async function writeBatch(database: Knex, writes: readonly ProgressWrite[]): Promise<readonly ProgressOutcome[]> {
  return database.transaction(async (trx) => {
    const ids = [...new Set(writes.map(({ learnerId: id }) => id))];
    const found = await PlayerProgressModel.query(trx).findByIds(ids).forUpdate();
    const before = new Map<string, ProgressRow>(found.map((row) => [row.learnerId, row]));
    const now = new Map(before);
    const replaced: ReplacedGame[] = [];
    const outcomes = writes.map((write) => {
      const stored = now.get(write.learnerId);
      const outcome = outcomeOf(stored, write);
      const lost = lostBy(stored, write, outcome);
      if (lost !== null) replaced.push({ row: lost, replacedAtMs: write.savedAt });
      if (outcome.stored) now.set(write.learnerId, outcome.stored);
      return outcome;
    });
    await upsert(
      trx,
      [...now.values()].filter((row) => before.get(row.learnerId) !== row),
    );
    await storeReplaced(trx, replaced, now);
    return outcomes;
  });
}

/**
 * Writes a batch in one transaction. Saves of the same learner are applied in order, as if they had come one by one. A game that a
 * save replaces, or that is rejected because of another one, becomes a previous game.
 */
export async function writeProgress(
  database: Knex,
  writes: readonly ProgressWrite[],
): Promise<readonly ProgressOutcome[]> {
  try {
    return await writeBatch(database, writes);
  } catch (error) {
    if (!(error instanceof ConcurrentInsertError)) throw error;
    // The other process has committed, so this time its row is found and locked.
    return writeBatch(database, writes);
  }
}
