import { maxAttemptMs } from '@countertop/engine/play/constants';
import { dishIds } from '@countertop/engine/play/day/menu';
import { gameSpeeds } from '@countertop/engine/play/state';
import { ageBands } from '@countertop/engine/problems/band';
import { problemTypes, problemVariants } from '@countertop/engine/problems/problem';
import { skillIds } from '@countertop/engine/problems/skill';
import * as z from 'zod/mini';
import { maxAttemptsPerCall, maxAttemptsPerPage, maxGivens } from './attempts.limits.ts';
import { endpoint } from '../shared/endpoint.ts';
import { erasureFields } from '../accounts/erasure.ts';
import { count } from '../shared/integers.ts';
import { text } from '../shared/text.ts';

/** Why a problem was asked. `drawn`: by chance. `follow_up`: after a wrong answer to one like it. */
export const attemptOrigins = ['drawn', 'follow_up', 'review', 'lesson'] as const;
export type AttemptOrigin = (typeof attemptOrigins)[number];

/** Length of the name of a given value, of a mistake or of a lesson. */
const nameBytes = 60;
/** The engine reads at most 12 digits. */
const maxHundredths = 100_000_000_000_000;

/** Some browsers' clocks are finer than a millisecond, none than a nanosecond. */
const maxTimeLength = 40;

/** The values that were drawn for a problem; the engine rebuilds the problem from them. */
const givens = z
  .record(text(nameBytes), z.union([z.int(), text(nameBytes)]))
  .check(z.refine((values) => Object.keys(values).length <= maxGivens, 'These are too many values.'));

/** One answer of a learner, as the browser reports it. The server grades it again, so it says nothing about right or wrong. */
export const attempt = z.strictObject({
  /** Made by the browser, so that an attempt that is sent twice is stored once. */
  id: z.uuidv7(),
  /** Version of the engine's rules by which the browser graded it. */
  rulesVersion: z.int().check(z.minimum(1)),
  /** Seed of the game, and the problem's number in it or in its lesson. */
  seed: z.int().check(z.minimum(0), z.maximum(0xffff_ffff)),
  number: count.check(z.minimum(1)),
  band: z.enum(ageBands),
  type: z.enum(problemTypes),
  variant: z.enum(problemVariants),
  dish: z.enum(dishIds),
  givens,
  origin: z.enum(attemptOrigins),
  /** Code of the lesson in which the problem was asked. */
  lesson: z.nullable(text(nameBytes)),
  /** The answer, in hundredths of the unit. An answer with three decimals has a fraction of a hundredth. */
  answerHundredths: z.number().check(z.minimum(-maxHundredths), z.maximum(maxHundredths)),
  /** The second try at the same problem. */
  isRetry: z.boolean(),
  hintsUsed: count.check(z.maximum(20)),
  /** Time the problem was open, without pauses. */
  elapsedMs: z.int().check(z.minimum(0), z.maximum(maxAttemptMs)),
  speed: z.enum(gameSpeeds),
  /** Local time of the device, whose date is the day that the attempt counts for. */
  answeredAt: z.iso.datetime({ offset: true }).check(z.maxLength(maxTimeLength)),
});
export type Attempt = z.infer<typeof attempt>;

/**
 * Why an attempt was refused. `invalid`: not an `attempt`. `impossible`: the engine never makes this problem.
 * `unknown_rules`: graded by rules newer than the server's, or with fields that it doesn't know; the only refusal worth a retry.
 * `id_reused`: another attempt of this learner has the ID.
 */
export const attemptRefusals = ['invalid', 'impossible', 'unknown_rules', 'id_reused'] as const;
export type AttemptRefusal = (typeof attemptRefusals)[number];

const attemptOutcome = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('stored') }),
  /** Stored by an earlier call. */
  z.strictObject({ status: z.literal('known') }),
  z.strictObject({ status: z.literal('refused'), code: z.enum(attemptRefusals) }),
]);
export type AttemptOutcome = z.infer<typeof attemptOutcome>;

const learnerId = { learnerId: z.string() };

/**
 * Stores attempts of a learner. The outcomes are in the order of the attempts; one that is refused doesn't affect the others.
 * Requires the feature `progressTracking`.
 */
export const postAttempts = endpoint('POST', '/api/learners/:learnerId/attempts', {
  access: 'guardian',
  isForChildren: true,
  errors: ['plan_required', 'consent_needed', 'learner_gone'],
  input: z.strictObject({
    ...learnerId,
    ...erasureFields,
    /** Time of the device when it sends this, which shows how wrong its clock is. Missing from older pages. */
    sentAt: z.optional(z.iso.datetime().check(z.maxLength(maxTimeLength))),
    /** Each should be an `Attempt`; checked one by one. */
    attempts: z.array(z.unknown()).check(z.minLength(1), z.maxLength(maxAttemptsPerCall)),
  }),
  output: z.strictObject({ outcomes: z.array(attemptOutcome) }),
});

/** A graded attempt, with everything needed to show its ticket again. */
export const gradedAttempt = z.extend(attempt, {
  skill: z.enum(skillIds),
  isCorrect: z.boolean(),
  /** Phrase ID of the known mistake that leads to this answer. */
  mistake: z.nullable(z.string()),
  receivedAt: z.iso.datetime(),
});
export type GradedAttempt = z.infer<typeof gradedAttempt>;

/**
 * Attempts of a learner, newest first, all or those of a skill or with a mistake. Requires the feature
 * `analytics`, of the caller or of an owner.
 */
export const getAttempts = endpoint('GET', '/api/learners/:learnerId/attempts', {
  access: 'guardian',
  isForChildren: true,
  errors: ['plan_required'],
  input: z.strictObject({
    ...learnerId,
    skill: z.optional(z.enum(skillIds)),
    mistake: z.optional(text(nameBytes)),
    /** `next` of the page before. */
    after: z.optional(text(nameBytes)),
    /** Attempts per page; by default as many as possible. */
    limit: z.optional(
      z
        .string()
        .check(
          z.refine((value) => /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= maxAttemptsPerPage),
        ),
    ),
  }),
  output: z.strictObject({
    attempts: z.array(gradedAttempt),
    /** Null on the last page. */
    next: z.nullable(z.string()),
  }),
});
