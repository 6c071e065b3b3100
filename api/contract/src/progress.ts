import { type Tier, tierOf, tiers } from '@countertop/engine/problems/band';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, maxInteger } from './integers.ts';
import { nameProblem } from './restaurantName.limits.ts';
import { savedGame, savedStatuses } from './savedGame.ts';
import { text } from './text.ts';

/** A UUID. */
const idBytes = 36;

const restaurantName = z
  .string()
  .check(
    z.refine((name) => nameProblem(name) === null && name === name.trim(), 'Must be a name of 1 to 30 characters.'),
  );
/** Names stored under an earlier rule still load. */
const storedRestaurantName = z.nullable(z.string());

/** What a player keeps: the game as it stands, and what its restaurant is called. */
const kept = {
  /** Null: never renamed. */
  restaurantName: z.nullable(restaurantName),
  status: z.enum(savedStatuses),
  game: savedGame,
};

/** The figures of a saved game (specification 000, section 3). */
const figures = {
  level: count,
  /** US dollars, as in the specification; the game counts in cents. */
  totalMoney: z.number(),
  currentDay: count,
  difficulty: z.enum(tiers),
  totalScore: count,
  /** When it was saved last. */
  lastPlayed: z.iso.datetime(),
};

/** A player's progress as the server keeps it (specification 000, section 3). */
export const playerProgress = z.strictObject({
  userId: z.string(),
  /** Goes up with each saving; a saving names the one it goes on from. */
  version: count.check(z.minimum(1)),
  ...figures,
  ...kept,
  restaurantName: storedRestaurantName,
});
export type PlayerProgress = z.infer<typeof playerProgress>;

/** The progress of the signed-in user, whose id it must be; 404 when there is none yet. */
export const getPlayerProgress = endpoint('GET', '/api/player-progress/:userId', {
  access: 'own',
  input: z.strictObject({ userId: z.string() }),
  output: playerProgress,
});

/** The largest version a saving can go on from: the next one is still stored. */
const version = count.check(z.maximum(maxInteger - 1));

/**
 * Saves the progress of the signed-in user. `version` is the one last read, 0 when there was none. Another one is answered
 * with 409 and what is stored, or 422 when nothing is stored. Needs a tier that is not free.
 *
 * A stored game that the saved one does not continue is kept as a previous game, and so is a game that is answered with 409
 * (unless the stored one continues it): no saving destroys another game.
 */
export const putPlayerProgress = endpoint('PUT', '/api/player-progress/:userId', {
  access: 'own',
  input: z.strictObject({ userId: z.string(), version, ...kept }),
  output: playerProgress,
});
export type ProgressToSave = z.infer<typeof putPlayerProgress.input>;

/** Body of the 409: what is stored, so that the game can tell which of the two is further on. */
export const progressOutdated = z.strictObject({ error: z.string(), stored: playerProgress });

/** A game that another one has replaced, and that can be restored. */
const previousGame = z.strictObject({
  id: z.string(),
  ...figures,
  restaurantName: kept.restaurantName,
  /** When another game took its place. */
  replacedAt: z.iso.datetime(),
  /** When it is deleted. */
  restorableUntil: z.iso.datetime(),
});
export type PreviousGame = z.infer<typeof previousGame>;

/** The previous games of the signed-in user that can be restored, the furthest first. */
export const getPreviousGames = endpoint('GET', '/api/player-progress/:userId/previous', {
  access: 'own',
  input: z.strictObject({ userId: z.string() }),
  output: z.array(previousGame),
});

/**
 * Makes a previous game the current one; the current game becomes a previous one. 404 when it is not kept anymore. Needs
 * a tier that is not free.
 */
export const postRestoreGame = endpoint('POST', '/api/player-progress/:userId/restore', {
  access: 'own',
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

/** The figures of a saved game under the names of the specification: they are never sent beside it. */
export function figuresOf({ band, stats }: SavedGame): Figures {
  return {
    level: stats.level,
    totalMoney: stats.moneyCents / 100,
    currentDay: stats.day,
    difficulty: tierOf(band),
    totalScore: stats.score,
  };
}
