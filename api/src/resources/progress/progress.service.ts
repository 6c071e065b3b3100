import {
  figuresOf,
  type PlayerProgress,
  type PreviousGame,
  type ProgressToSave,
} from '@countertop/contract/play/progress';
import { isoOf } from '@countertop/contract/shared/time';
import { isPlausible } from '@countertop/engine/saved-game/plausible';
import type { Knex } from 'knex';
import type { ServerContext } from '../../platform/ServerContext.ts';
import type { User } from '../../platform/http/caller.ts';
import { requireFeature } from '../people/requireFeature.ts';
import type { ConsentRule } from '../consents/ConsentRule.ts';
import { groupCommit } from '../../platform/db/groupCommit.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { PlayerProgressModel, type ProgressRow } from './PlayerProgress.model.ts';
import { listPreviousGames, restorableUntilMs } from './previousGames.table.ts';
import { type ProgressOutcome, type ProgressWrite, writeProgress } from './progress.table.ts';
import { restoreGame } from './restoreGame.ts';

export interface ProgressService {
  /** Returns the saved game of a user. Throws `ApiError` 404 if there is none. */
  read(userId: string): Promise<PlayerProgress>;
  /**
   * Saves the game of a user on a paid plan; resolves after the commit. Throws 409 with the stored game if `version` is not the
   * stored one, 422 if nothing is stored and `version` is not 0.
   */
  save(user: User, sent: ProgressToSave): Promise<PlayerProgress>;
  /** Returns the games that can be restored, most advanced first. */
  previous(userId: string): Promise<PreviousGame[]>;
  /** Restores a previous game and makes the current one a previous one. Throws 404 if the game is no longer available. */
  restore(user: User, gameId: string): Promise<PlayerProgress>;
  /** Number of games waiting to be written. */
  waiting(): number;
  /** Resolves when everything saved so far is written. */
  drain(): Promise<void>;
}

/** Another device saved in between. The response holds what it saved. */
class ProgressOutdated extends ApiError {
  override readonly extra: { readonly stored: PlayerProgress };

  constructor(stored: PlayerProgress) {
    super('progress_outdated', `This game was saved on another device at level ${stored.level}. Go on from there.`);
    this.extra = { stored };
  }
}

/** Converts a row to the contract's type. */
export function progressOf({ learnerId, version, game, savedAt, restaurantName, status }: ProgressRow): PlayerProgress {
  return {
    userId: learnerId,
    version,
    ...figuresOf(game),
    lastPlayed: isoOf(savedAt),
    restaurantName,
    status,
    game,
  };
}

function toWrite(learnerId: string, sent: ProgressToSave, savedAt: number): ProgressWrite {
  const { version, restaurantName, status, game } = sent;
  return { learnerId, version, restaurantName, status, game, savedAt };
}

const saving = {
  feature: 'progressTracking',
  sentence: 'Saving games requires a subscription. Choose a plan to keep this one.',
} as const;

async function previousGames(database: Knex, userId: string, nowMs: number): Promise<PreviousGame[]> {
  const games = await listPreviousGames(database, userId, nowMs);
  return games.map((row) => ({
    id: row.id,
    ...figuresOf(row.game),
    restaurantName: row.restaurantName,
    lastPlayed: isoOf(row.savedAt),
    replacedAt: isoOf(row.replacedAt),
    restorableUntil: isoOf(restorableUntilMs(row)),
  }));
}

interface ProgressContext extends Pick<ServerContext, 'database' | 'now' | 'telemetry'> {
  readonly consentRule: ConsentRule;
}

/** Creates the service. */
export function progressService({ database, now, telemetry, consentRule }: ProgressContext): ProgressService {
  const write = (group: readonly ProgressWrite[]) => writeProgress(database, group);
  const writes = groupCommit<ProgressWrite, ProgressOutcome>(write, telemetry.observeBatches('progress'));
  return {
    async read(userId) {
      const row = await PlayerProgressModel.query(database).findById(userId);
      if (row === undefined) throw new ApiError('progress_not_found', 'No game has been saved yet. Play one to begin.');
      return progressOf(row);
    },
    async save(user, sent) {
      requireFeature(user, saving, now());
      await consentRule.require(user.id);
      if (!isPlausible(sent.game)) {
        const why = 'This game cannot have been played: its figures contradict each other.';
        throw new ApiError('implausible_game', 'This game cannot be saved. Start a new one.', { game: why });
      }
      const { kind, stored } = await writes.push(toWrite(user.id, sent, now()));
      if (kind === 'unknownVersion') {
        const why = 'No game is stored, so this must be 0.';
        throw new ApiError('unknown_version', 'This game continues one that is not stored. Load it again.', {
          version: why,
        });
      }
      if (kind === 'outdated') throw new ProgressOutdated(progressOf(stored));
      return progressOf(stored);
    },
    previous: (userId) => previousGames(database, userId, now()),
    async restore(user, gameId) {
      requireFeature(user, saving, now());
      await consentRule.require(user.id);
      const restored = await restoreGame(database, { learnerId: user.id, gameId }, now());
      if (restored === null) {
        throw new ApiError('previous_game_not_found', 'This game is no longer available. Choose another one.');
      }
      return progressOf(restored);
    },
    waiting: writes.waiting,
    drain: () => writes.drain(),
  };
}
