import { achievementIds, badgeIds, certificateIds } from '@countertop/engine/rewards/award';
import { bistroItemIds } from '@countertop/engine/play/day/bistro';
import { waitingWork } from '@countertop/engine/play/constants';
import { ageBands } from '@countertop/engine/problems/band';
import { dishIds } from '@countertop/engine/play/day/menu';
import { problemTypes, problemVariants } from '@countertop/engine/problems/problem';
import { moneySupports, moneyTries } from '@countertop/engine/rewards/moneySupport';
import { skillIds } from '@countertop/engine/problems/skill';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import * as z from 'zod/mini';
import { text } from '../shared/text.ts';

export const savedStatuses = ['menu', 'playing', 'paused'] as const;
export type SavedStatus = (typeof savedStatuses)[number];

/** Largest number: no child reaches it, and both databases and JavaScript represent it exactly. */
const maxCount = 1_000_000_000;
/** Longest list: longer than any in a game, and keeps a saved game far below the 64 kB limit of a request. */
const maxEntries = 100;
/** Longest key, which holds a problem's type and operands. All are shorter. */
const keyBytes = 500;

const whole = z.int().check(z.minimum(0), z.maximum(maxCount));
const unsigned = z.int().check(z.minimum(0), z.maximum(0xffff_ffff));
const percent = z.number().check(z.minimum(0), z.maximum(100));
const key = text(keyBytes);

const menu = z
  .array(z.strictObject({ id: z.enum(dishIds), priceCents: whole, stock: whole }))
  .check(z.minLength(1), z.maxLength(maxEntries));

const stats = z.strictObject({
  level: z.int().check(z.minimum(1), z.maximum(25)),
  levelProgressPercent: percent,
  score: whole,
  moneyCents: whole,
  day: whole.check(z.minimum(1)),
  customersServed: whole,
  dayTarget: whole.check(z.minimum(1)),
  correctAnswers: whole,
  totalProblems: whole,
  consecutiveCorrect: whole,
  problemsSinceLastFail: whole,
  failedAttempts: whole,
  completionTimesMs: z.array(whole).check(z.maxLength(maxEntries)),
});

const award = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('badge'), id: z.enum(badgeIds) }),
  z.strictObject({ kind: z.literal('level'), level: whole }),
  z.strictObject({ kind: z.literal('achievement'), id: z.enum(achievementIds) }),
  z.strictObject({ kind: z.literal('certificate'), id: z.enum(certificateIds) }),
]);

const record = z.strictObject({
  problemsMade: whole,
  lastProblemKey: key,
  feedbackMade: whole,
  siblings: z
    .array(
      z.strictObject({
        dueAt: whole,
        type: z.enum(problemTypes),
        variant: z.enum(problemVariants),
        ofKey: key,
      }),
    )
    .check(z.maxLength(maxEntries)),
  lastAnswers: z.array(z.boolean()).check(z.maxLength(maxEntries)),
  achievementPoints: z.partialRecord(z.enum(achievementIds), whole),
  turnDueAt: z.nullable(z.literal([1, 2, 3, 4, 5, 6])),
  beginnerSolved: whole,
  dayStart: z.strictObject({
    score: whole,
    moneyCents: z.int().check(z.minimum(-maxCount), z.maximum(maxCount)),
    correctAnswers: whole,
    totalProblems: whole,
  }),
  fullMenu: menu,
  // Games saved by earlier versions don't have the following.
  recentTypes: z.optional(z.array(z.enum(problemTypes)).check(z.maxLength(maxEntries))),
  recentKeys: z.optional(z.array(key).check(z.maxLength(maxEntries))),
  bandStartedAt: z.optional(whole),
  wrongInARow: z.optional(z.partialRecord(z.enum(skillIds), whole)),
  moneySupport: z.optional(
    z.partialRecord(
      z.enum(skillIds),
      z.strictObject({
        support: z.enum(moneySupports),
        recent: z.array(z.enum(moneyTries)).check(z.maxLength(maxEntries)),
      }),
    ),
  ),
  customersLeft: z.optional(whole),
  customersMissed: z.optional(whole),
  workedMs: z.optional(whole),
});

const item = z.enum(bistroItemIds);
const bistro = z.strictObject({
  items: z.array(item).check(z.maxLength(maxEntries)),
  choice: z.nullable(z.tuple([item, item])),
  hasHelper: z.boolean(),
  platesPrepared: z.int().check(z.minimum(0), z.maximum(waitingWork.mostPlates)),
});

/** The fields of a saved game, for schemas that extend it. */
export const savedGameShape = z.strictObject({
  seed: unsigned,
  random: unsigned,
  band: z.enum(ageBands),
  stats,
  awards: z.array(award).check(z.maxLength(maxEntries)),
  practice: z.partialRecord(z.enum(skillIds), z.strictObject({ asked: whole, right: whole })),
  menu,
  record,
  bistro: z.optional(bistro),
});

export const savedGame: z.ZodMiniType<SavedGame, SavedGame> = savedGameShape;
