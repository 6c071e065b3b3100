import type { SavedStatus } from '@countertop/contract/savedGame';
import type { Knex } from 'knex';

/** A line of `player_progress`; `game` is JSON, `saved_at` milliseconds since 1970 UTC. */
export interface ProgressRow {
  readonly user_id: string;
  readonly version: number;
  readonly restaurant_name: string | null;
  readonly status: SavedStatus;
  readonly game: string;
  readonly saved_at: number;
}

/** A saving: `version` is the one it goes on from, 0 for the first. */
export type ProgressWrite = ProgressRow;

/** What became of a saving, and what is stored now. */
export interface ProgressOutcome {
  readonly isSaved: boolean;
  readonly stored: ProgressRow;
}

/** The same saving again, because its answer was lost: it is done already. */
function isRepeated(stored: ProgressRow, write: ProgressWrite): boolean {
  return (
    stored.version === write.version + 1 &&
    stored.game === write.game &&
    stored.status === write.status &&
    stored.restaurant_name === write.restaurant_name
  );
}

function outcomeOf(stored: ProgressRow | undefined, write: ProgressWrite): ProgressOutcome {
  if ((stored?.version ?? 0) === write.version)
    return { isSaved: true, stored: { ...write, version: write.version + 1 } };
  // A version that never was: somebody erased what they had, and another device still has it. It begins again.
  if (stored === undefined) return { isSaved: true, stored: { ...write, version: write.version + 1 } };
  return { isSaved: isRepeated(stored, write), stored };
}

async function upsert(trx: Knex, rows: readonly ProgressRow[]): Promise<void> {
  if (rows.length === 0) return;
  const written = await trx('player_progress')
    .insert(rows)
    .onConflict('user_id')
    .merge()
    .where('player_progress.version', '<', trx.raw('excluded.version'))
    .returning('user_id');
  // Another process was first; written again one by one, the savings find what it stored.
  if (written.length < rows.length) throw new Error('A saving was overtaken.');
}

/** Writes all or nothing. Savings of one user in the same group follow each other, as if they had come one by one. */
export async function writeProgress(
  database: Knex,
  writes: readonly ProgressWrite[],
): Promise<readonly ProgressOutcome[]> {
  return database.transaction(async (trx) => {
    const ids = [...new Set(writes.map(({ user_id: id }) => id))];
    const found: ProgressRow[] = await trx('player_progress').whereIn('user_id', ids).forUpdate();
    const before = new Map(found.map((row) => [row.user_id, row]));
    const now = new Map(before);
    const outcomes = writes.map((write) => {
      const outcome = outcomeOf(now.get(write.user_id), write);
      now.set(write.user_id, outcome.stored);
      return outcome;
    });
    await upsert(
      trx,
      [...now.values()].filter((row) => before.get(row.user_id) !== row),
    );
    return outcomes;
  });
}
