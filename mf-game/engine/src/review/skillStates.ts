import type { AgeBand } from '../problems/band.ts';
import type { SkillId } from '../problems/skill.ts';
import { addDays } from './days.ts';
import { prerequisitesOf } from './prerequisites.ts';

/** A graded answer, as far as the schedule needs it. */
export interface ReviewedAttempt {
  /** A UUIDv7: unique, and in the order of the answers of a day. */
  readonly id: string;
  /** The date that the answer counts for, YYYY-MM-DD. */
  readonly day: string;
  readonly skill: SkillId;
  readonly band: AgeBand;
  readonly isCorrect: boolean;
  /** A second try, which is for learning and changes nothing. */
  readonly isRetry: boolean;
  readonly hintsUsed: number;
  /** Whether it was asked by a regular who came back for the skill. */
  readonly isReview: boolean;
}

/** Result of a first try: right alone, right with a hint, or wrong. */
export const tryResults = ['alone', 'hint', 'wrong'] as const;
export type TryResult = (typeof tryResults)[number];

export interface FirstTry {
  readonly day: string;
  readonly result: TryResult;
}

/** When a learned skill is asked again. */
export interface Review {
  /** Index in `reviewDays`. */
  readonly step: number;
  /** The date from which it is due. */
  readonly dueOn: string;
  /** Whether practice inside a harder skill has counted half of the next review. */
  readonly isHalfDone: boolean;
}

export interface SkillState {
  readonly skill: SkillId;
  /** Age band of the last answer. */
  readonly band: AgeBand;
  /** The last ten first tries, newest last. */
  readonly tries: readonly FirstTry[];
  /** Null until the skill is learned. */
  readonly review: Review | null;
  /** The last day on which a regular asked for the skill; null if none has. */
  readonly visitedOn: string | null;
}

/** Days from a review to the next one, by step. */
export const reviewDays = [1, 3, 7, 16, 35] as const;
/** A skill is learned when `right` of the last `tries` were right, over `days` days. */
export const learning = { tries: 10, right: 8, days: 2 } as const;

export type SkillStates = ReadonlyMap<SkillId, SkillState>;

function daysOfStep(step: number): number {
  return reviewDays[step] ?? reviewDays[reviewDays.length - 1] ?? 1;
}

function resultOf({ isCorrect, hintsUsed }: ReviewedAttempt): TryResult {
  if (!isCorrect) return 'wrong';
  return hintsUsed > 0 ? 'hint' : 'alone';
}

function isLearned(tries: readonly FirstTry[]): boolean {
  const right = tries.filter(({ result }) => result !== 'wrong');
  return right.length >= learning.right && new Set(right.map(({ day }) => day)).size >= learning.days;
}

function reviewAt(step: number, day: string): Review {
  const known = Math.max(0, Math.min(step, reviewDays.length - 1));
  return { step: known, dueOn: addDays(day, daysOfStep(known)), isHalfDone: false };
}

const stepChange: Record<TryResult, number> = { alone: 1, hint: 0, wrong: -1 };

/** The first try on or after the due day is the review, also if it was drawn at random. Tries before it don't count, right or wrong. */
function reviewed(review: Review, { day, result }: FirstTry): Review {
  return day < review.dueOn ? review : reviewAt(review.step + stepChange[result], day);
}

/** Counts half of a review for a skill that is due: the next visit waits half as long, and the second half completes the review. */
function halfReviewed(review: Review, day: string): Review {
  if (review.isHalfDone) return reviewAt(review.step + 1, day);
  return { ...review, dueOn: addDays(day, Math.ceil(daysOfStep(review.step) / 2)), isHalfDone: true };
}

function withTry(state: SkillState | undefined, attempt: ReviewedAttempt): SkillState {
  const { skill, band, day, isReview } = attempt;
  const tried: FirstTry = { day, result: resultOf(attempt) };
  const tries = [...(state?.tries ?? []), tried].slice(-learning.tries);
  const before = state?.review ?? null;
  const review = before === null ? (isLearned(tries) ? reviewAt(0, day) : null) : reviewed(before, tried);
  return { skill, band, tries, review, visitedOn: isReview ? day : (state?.visitedOn ?? null) };
}

/** Returns the states after one more first try. */
export function afterAttempt(states: SkillStates, attempt: ReviewedAttempt): SkillStates {
  const changed = new Map(states).set(attempt.skill, withTry(states.get(attempt.skill), attempt));
  if (resultOf(attempt) !== 'alone') return changed;
  for (const easier of prerequisitesOf(attempt.skill)) {
    const state = changed.get(easier);
    if (state?.review == null || attempt.day < state.review.dueOn) continue;
    changed.set(easier, { ...state, review: halfReviewed(state.review, attempt.day) });
  }
  return changed;
}

function byTime(one: ReviewedAttempt, other: ReviewedAttempt): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/**
 * Returns the state of each skill that was tried. Neither the order of the attempts nor duplicates matter. `earlier` are the states
 * as of earlier attempts, which aren't kept.
 */
export function skillStates(attempts: Iterable<ReviewedAttempt>, earlier: readonly SkillState[] = []): SkillStates {
  const distinct = new Map<string, ReviewedAttempt>();
  for (const attempt of attempts) if (!attempt.isRetry) distinct.set(attempt.id, attempt);
  return [...distinct.values()]
    .toSorted(byTime)
    .reduce<SkillStates>(afterAttempt, new Map(earlier.map((state) => [state.skill, state])));
}

/** Returns the learned skills that are due on a day, longest overdue first. */
export function dueSkills(states: Iterable<SkillState>, day: string): readonly SkillState[] {
  const due = [...states].flatMap((state) =>
    state.review !== null && state.review.dueOn <= day ? [{ state, dueOn: state.review.dueOn }] : [],
  );
  return due
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)))
    .map(({ state }) => state);
}
