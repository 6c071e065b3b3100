import { type Tier, tierOf, tiers } from '@countertop/engine/problems/band';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { erasureFields } from '../accounts/erasure.ts';
import { errorBody } from '../shared/error.ts';
import { count, maxInteger } from '../shared/integers.ts';
import { restaurantNameErrorOf } from './restaurantName.limits.ts';
import { savedGame, savedStatuses } from './savedGame.ts';
import { text } from '../shared/text.ts';

/** Length of a UUID. */
const idBytes = 36;

const restaurantName = z
  .string()
  .check(
    z.refine(
      (name) => restaurantNameErrorOf(name) === null && name === name.trim(),
      'Must be a name of 1 to 30 characters.',
    ),
  );
/** Names stored under earlier rules still load. */
const storedRestaurantName = z.nullable(z.string());

/** A player's saved progress. */
const kept = {
  /** Null: never renamed. */
  restaurantName: z.nullable(restaurantName),
  status: z.enum(savedStatuses),
  game: savedGame,
};

/** The figures of a saved game, which the dashboard shows. */
const figures = {
  level: count,
  /** US dollars; the game counts in cents. */
  totalMoney: z.number(),
  currentDay: count,
  difficulty: z.enum(tiers),
  totalScore: count,
  /** When it was last saved. */
  lastPlayed: z.iso.datetime(),
};

/** A player's stored progress. */
export const playerProgress = z.strictObject({
  userId: z.string(),
  /** Increases with each save. A save names the version it is based on. */
  version: count.check(z.minimum(1)),
  ...figures,
  ...kept,
  restaurantName: storedRestaurantName,
});
export type PlayerProgress = z.infer<typeof playerProgress>;

/** The progress of the signed-in user. */
export const getPlayerProgress = endpoint('GET', '/api/player-progress/:userId', {
  access: 'own',
  isForChildren: true,
  errors: ['progress_not_found'],
  input: z.strictObject({ userId: z.string() }),
  output: playerProgress,
});

/** The next version must still fit into the database. */
const version = count.check(z.maximum(maxInteger - 1));

/**
 * Saves the progress of the signed-in user. `version` is the one last read, 0 if there was none. Any other version is rejected
 * with `progress_outdated` and the stored progress, or with `unknown_version` if nothing is stored. Requires a paid tier.
 *
 * A stored game that the saved one does not continue is kept as a previous game, and so is a rejected game unless the stored
 * one continues it: no save destroys another game.
 */
export const putPlayerProgress = endpoint('PUT', '/api/player-progress/:userId', {
  access: 'own',
  isForChildren: true,
  errors: [
    'plan_required',
    'consent_needed',
    'implausible_game',
    'progress_outdated',
    'unknown_version',
    'learner_gone',
  ],
  input: z.strictObject({ userId: z.string(), version, ...erasureFields, ...kept }),
  output: playerProgress,
});
export type ProgressToSave = z.infer<typeof putPlayerProgress.input>;

/** Body of a `progress_outdated` error, with the stored progress for the game to compare. */
export const progressOutdated = z.extend(errorBody, { code: z.literal('progress_outdated'), stored: playerProgress });

/** A game that was replaced by another one and can be restored. */
const previousGame = z.strictObject({
  id: z.string(),
  ...figures,
  restaurantName: kept.restaurantName,
  /** When it was replaced. */
  replacedAt: z.iso.datetime(),
  /** When it is deleted. */
  restorableUntil: z.iso.datetime(),
});
export type PreviousGame = z.infer<typeof previousGame>;

/** The signed-in user's previous games, most advanced first. */
export const getPreviousGames = endpoint('GET', '/api/player-progress/:userId/previous', {
  access: 'own',
  isForChildren: true,
  input: z.strictObject({ userId: z.string() }),
  output: z.array(previousGame),
});

/** Makes a previous game the current one; the current game becomes a previous one. Requires a paid tier. */
export const postRestoreGame = endpoint('POST', '/api/player-progress/:userId/restore', {
  access: 'own',
  isForChildren: true,
  errors: ['plan_required', 'consent_needed', 'previous_game_not_found'],
  input: z.strictObject({ userId: z.string(), gameId: text(idBytes) }),
  output: playerProgress,
});

interface Figures {
  readonly level: number;
  readonly totalMoney: number;
  readonly currentDay: number;
  readonly difficulty: Tier;
  readonly totalScore: number;
}

/** Returns the figures of a saved game. Clients never send them. */
export function figuresOf({ band, stats }: SavedGame): Figures {
  return {
    level: stats.level,
    totalMoney: stats.moneyCents / 100,
    currentDay: stats.day,
    difficulty: tierOf(band),
    totalScore: stats.score,
  };
}
