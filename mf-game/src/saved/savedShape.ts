import { achievementIds, badgeIds, certificateIds } from '@countertop/engine/award';
import { type AgeBand, ageBands } from '@countertop/engine/band';
import { dishIds } from '@countertop/engine/menu';
import { problemTypes, problemVariants } from '@countertop/engine/problem/problem';
import { skillIds } from '@countertop/engine/problem/skill';
import type { SavedGame } from '@countertop/engine/savedGame';
import * as z from 'zod/mini';

/** Where a saved file may stand (specification 001, section 5). */
const statuses = ['menu', 'playing', 'paused'] as const;

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
const unsigned = z.int().check(z.minimum(0), z.maximum(0xffff_ffff));
const percent = z.number().check(z.minimum(0), z.maximum(100));
const menu = z.array(z.strictObject({ id: z.enum(dishIds), priceCents: whole, stock: whole })).check(z.minLength(1));

const stats = z.strictObject({
  level: z.int().check(z.minimum(1), z.maximum(25)),
  levelProgressPercent: percent,
  score: whole,
  moneyCents: whole,
  day: z.int().check(z.minimum(1)),
  customersServed: whole,
  dayTarget: z.int().check(z.minimum(1)),
  correctAnswers: whole,
  totalProblems: whole,
  consecutiveCorrect: whole,
  problemsSinceLastFail: whole,
  failedAttempts: whole,
  completionTimesMs: z.array(whole),
});

const award = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('badge'), id: z.enum(badgeIds) }),
  z.strictObject({ kind: z.literal('level'), level: whole }),
  z.strictObject({ kind: z.literal('achievement'), id: z.enum(achievementIds) }),
  z.strictObject({ kind: z.literal('certificate'), id: z.enum(certificateIds) }),
]);

const record = z.strictObject({
  problemsMade: whole,
  lastProblemKey: z.string(),
  feedbackMade: whole,
  siblings: z.array(
    z.strictObject({
      dueAt: whole,
      type: z.enum(problemTypes),
      variant: z.enum(problemVariants),
      ofKey: z.string(),
    }),
  ),
  lastAnswers: z.array(z.boolean()),
  achievementPoints: z.partialRecord(z.enum(achievementIds), whole),
  turnDueAt: z.nullable(z.literal([1, 2, 3, 4, 5, 6])),
  beginnerSolved: whole,
  dayStart: z.strictObject({ score: whole, moneyCents: z.int(), correctAnswers: whole, totalProblems: whole }),
  fullMenu: menu,
});

const game = z.strictObject({
  seed: unsigned,
  random: unsigned,
  band,
  stats,
  awards: z.array(award),
  practice: z.partialRecord(z.enum(skillIds), z.strictObject({ asked: whole, right: whole })),
  menu,
  record,
}) satisfies z.ZodMiniType<SavedGame>;

const savedFile = z.strictObject({
  /** Who saved it: another account on the same device has a game of its own. */
  playerId: z.string(),
  /** Goes up with each saving; whoever finds another one than the last known has been overtaken by another tab. */
  revision: whole,
  status: z.enum(statuses),
  game,
});

/** A game as this browser keeps it for a player. */
export interface SavedFile extends Readonly<Omit<z.infer<typeof savedFile>, 'game'>> {
  readonly game: SavedGame;
}

/** The file in what was kept; undefined when anything in it does not fit. */
export function readSavedFile(json: unknown): SavedFile | undefined {
  return savedFile.safeParse(json).data;
}
