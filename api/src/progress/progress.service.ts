import { figuresOf, type PlayerProgress, type ProgressToSave } from '@countertop/contract/progress';
import { isPlausible } from '@countertop/engine/plausible';
import type { SavedGame } from '@countertop/engine/savedGame';
import type { Knex } from 'knex';
import type { User } from '../account/UserRow.ts';
import { groupCommit } from '../groupCommit.ts';
import { Problem } from '../problem.ts';
import type { Telemetry } from '../telemetry/Telemetry.ts';
import { type ProgressOutcome, type ProgressRow, type ProgressWrite, writeProgress } from './progress.table.ts';

export interface ProgressService {
  /** What is stored of a user; 404 when there is nothing. */
  read(userId: string): Promise<PlayerProgress>;
  /** Saves for a user with a tier that is not free; settles after the commit. 409 with what is stored when it is older. */
  save(user: User, sent: ProgressToSave): Promise<PlayerProgress>;
  /** How many games wait to be written. */
  waiting(): number;
  /** Settles once everything saved before is written. */
  drain(): Promise<void>;
}

/** 409: another device saved in between. The answer brings what it saved. */
class ProgressOutdated extends Problem {
  override readonly more: { readonly stored: PlayerProgress };

  constructor(stored: PlayerProgress) {
    super(
      409,
      'progress_outdated',
      `This game was saved on another device at level ${stored.level}. Go on from there.`,
    );
    this.more = { stored };
  }
}

/** A stored row as the contract names it; its game was parsed at the door, and need not be read again where it is at hand. */
export function progressOf(row: ProgressRow, game: SavedGame = JSON.parse(row.game)): PlayerProgress {
  return {
    userId: row.user_id,
    version: row.version,
    ...figuresOf(game),
    lastPlayed: new Date(row.saved_at).toISOString(),
    restaurantName: row.restaurant_name,
    status: row.status,
    game,
  };
}

function toWrite(userId: string, sent: ProgressToSave, nowMs: number): ProgressWrite {
  return {
    user_id: userId,
    version: sent.version,
    restaurant_name: sent.restaurantName,
    status: sent.status,
    game: JSON.stringify(sent.game),
    saved_at: nowMs,
  };
}

/** `now` gives milliseconds since 1970 UTC. */
export function progressService(database: Knex, now: () => number, telemetry: Telemetry): ProgressService {
  const write = (group: readonly ProgressWrite[]) => writeProgress(database, group);
  const writes = groupCommit<ProgressWrite, ProgressOutcome>(write, telemetry.watchGroups('progress'));
  return {
    async read(userId) {
      const row = await database<ProgressRow>('player_progress').where({ user_id: userId }).first();
      if (row === undefined) throw new Problem(404, 'no_progress', 'No game has been saved yet. Play one to begin.');
      return progressOf(row);
    },
    async save(user, sent) {
      if (user.tier === 'free') {
        throw new Problem(403, 'needs_plan', 'Games are saved with a subscription. Choose a plan to keep this one.');
      }
      if (!isPlausible(sent.game)) {
        const why = 'Nobody can have played this game: its figures do not fit together.';
        throw new Problem(422, 'implausible', 'This game cannot be saved. Start a new one.', { game: why });
      }
      const { isSaved, stored } = await writes.push(toWrite(user.id, sent, now()));
      if (!isSaved) throw new ProgressOutdated(progressOf(stored));
      return progressOf(stored, sent.game);
    },
    waiting: writes.waiting,
    drain: () => writes.drain(),
  };
}
