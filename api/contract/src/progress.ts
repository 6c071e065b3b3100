import { type Tier, tierOf, tiers } from '@countertop/engine/band';
import type { SavedGame } from '@countertop/engine/savedGame';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nameProblem } from './restaurantNameRules.ts';
import { savedGame, savedStatuses } from './savedGame.ts';

const restaurantName = z
  .string()
  .check(
    z.refine((name) => nameProblem(name) === null && name === name.trim(), 'Must be a name of 1 to 30 characters.'),
  );
/** Names stored under an earlier rule still load. */
const storedRestaurantName = z.nullable(z.string());

const whole = z.int().check(z.minimum(0));

/** What a player keeps: the game as it stands, and what its restaurant is called. */
const kept = {
  /** Null: never renamed. */
  restaurantName: z.nullable(restaurantName),
  status: z.enum(savedStatuses),
  game: savedGame,
};

/** A player's progress as the server keeps it (specification 000, section 3). */
export const playerProgress = z.strictObject({
  userId: z.string(),
  /** Goes up with each saving; a saving names the one it goes on from. */
  version: whole.check(z.minimum(1)),
  level: whole,
  /** US dollars, as in the specification; the game counts in cents. */
  totalMoney: z.number(),
  currentDay: whole,
  difficulty: z.enum(tiers),
  totalScore: whole,
  /** When it was saved last. */
  lastPlayed: z.iso.datetime(),
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

/**
 * Saves the progress of the signed-in user. `version` is the one last read, 0 when there was none: another one is
 * answered by 409 with what is stored, and nothing is changed. Needs a tier that is not free.
 */
export const putPlayerProgress = endpoint('PUT', '/api/player-progress/:userId', {
  access: 'own',
  input: z.strictObject({ userId: z.string(), version: whole, ...kept }),
  output: playerProgress,
});
export type ProgressToSave = z.infer<typeof putPlayerProgress.input>;

/** Body of the 409: what is stored, so that the game can tell which of the two is further on. */
export const progressOutdated = z.strictObject({ error: z.string(), stored: playerProgress });

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
