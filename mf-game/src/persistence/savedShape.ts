import { savedGameShape, savedStatuses } from '@countertop/contract/savedGame';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import * as z from 'zod/mini';

/** Difficulties that older files name by tier, and the age band each means (rulings, 'Difficulty tier'). */
const bandOfTier = { beginner: 'ages_6_7', intermediate: 'ages_8_9', advanced: 'ages_10_12' } as const;

const band = z.union([
  z.enum(ageBands),
  z.pipe(
    z.enum(['beginner', 'intermediate', 'advanced']),
    z.transform((tier): AgeBand => bandOfTier[tier]),
  ),
]);

const whole = z.int().check(z.minimum(0));

/** Answers that can be lost one after the other and still be known for our own. */
export const maxMarks = 10;

/** Games that can wait at once; of more, the furthest stay. */
export const maxReplaced = 3;

const savedFile = z.strictObject({
  /** Who saved it: another account on the same device has a game of its own. */
  playerId: z.string(),
  /** Goes up with each saving; whoever finds another one than the last known has been overtaken by another tab. */
  revision: whole,
  status: z.enum(savedStatuses),
  game: z.extend(savedGameShape, { band }),
  /** What is known of the game on the server; files of the time before it was kept there have none. */
  server: z.optional(
    z.strictObject({
      version: whole,
      isSaved: z.boolean(),
      sentMarks: z.array(z.string()).check(z.maxLength(maxMarks)),
    }),
  ),
  /** Games that another one replaced here before the server had all of them, and the version each goes on from. */
  replaced: z.optional(
    z
      .array(z.strictObject({ version: whole, game: z.extend(savedGameShape, { band }) }))
      .check(z.maxLength(maxReplaced)),
  ),
});

/** A game that the server is still to be sent, so that it can be restored. */
export interface ReplacedGame {
  readonly version: number;
  readonly game: SavedGame;
}

/** A game as this browser keeps it for a player. */
export interface SavedFile extends Readonly<Omit<z.infer<typeof savedFile>, 'game' | 'replaced'>> {
  readonly game: SavedGame;
  readonly replaced?: readonly ReplacedGame[] | undefined;
}

/** The file in what was kept; undefined when anything in it does not fit. */
export function readSavedFile(json: unknown): SavedFile | undefined {
  return savedFile.safeParse(json).data;
}
