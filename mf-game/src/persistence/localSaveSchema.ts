import { savedGameShape, savedStatuses } from '@countertop/contract/play/savedGame';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import * as z from 'zod/mini';

/** Older saves name the difficulty by tier. Advanced ones are for ages 10-12, the easier of its two bands. */
const bandOfTier = { beginner: 'ages_6_7', intermediate: 'ages_8_9', advanced: 'ages_10_12' } as const;

const band = z.union([
  z.enum(ageBands),
  z.pipe(
    z.enum(['beginner', 'intermediate', 'advanced']),
    z.transform((tier): AgeBand => bandOfTier[tier]),
  ),
]);

const count = z.int().check(z.minimum(0));

/** The number of lost responses in a row after which we still recognize our own upload. */
export const maxMarks = 10;

/** The maximum number of replaced games to upload; the ones furthest along are kept. */
export const maxReplaced = 3;

export const localSaveSchema = z.strictObject({
  /** The owner: another account on the same device has its own game. */
  playerId: z.string(),
  /** Increases with each save. A tab that finds an unexpected revision has been overtaken by another tab. */
  revision: count,
  status: z.enum(savedStatuses),
  game: z.extend(savedGameShape, { band }),
  /** Last known state of the game on the server. Missing in saves from before server sync. */
  server: z.optional(
    z.strictObject({
      version: count,
      isSaved: z.boolean(),
      sentMarks: z.array(z.string()).check(z.maxLength(maxMarks)),
    }),
  ),
  /** Games that were replaced here before the server had all of their state, with the version each is based on. */
  replaced: z.optional(
    z
      .array(z.strictObject({ version: count, game: z.extend(savedGameShape, { band }) }))
      .check(z.maxLength(maxReplaced)),
  ),
});

/** A replaced game that still has to be uploaded, so that it can be restored. */
export interface ReplacedGame {
  readonly version: number;
  readonly game: SavedGame;
}

export interface LocalSave extends Readonly<Omit<z.infer<typeof localSaveSchema>, 'game' | 'replaced'>> {
  readonly game: SavedGame;
  readonly replaced?: readonly ReplacedGame[] | undefined;
}

/** Parses a stored save. Returns undefined if any part of it is invalid. */
export function parseLocalSave(json: unknown): LocalSave | undefined {
  return localSaveSchema.safeParse(json).data;
}
