import { lessonCode } from '../../lesson/lessonCode.ts';
import type { Problem } from '../../problems/problem.ts';
import { rulesVersion } from '../../problems/rulesVersion.ts';
import { maxAttemptMs } from '../constants.ts';
import type { Game, GameSpeed, OrderOrigin } from '../state.ts';

/** The facts of a graded answer. The browser adds an ID and the time of the device. */
export interface AttemptFacts extends Pick<Problem, 'band' | 'type' | 'variant' | 'dish' | 'givens'> {
  readonly rulesVersion: number;
  /** Seed of the game, and the problem's number in it or in its lesson. */
  readonly seed: number;
  readonly number: number;
  readonly origin: OrderOrigin;
  /** Code of the lesson. */
  readonly lesson: string | null;
  readonly answerHundredths: number;
  readonly isRetry: boolean;
  readonly hintsUsed: number;
  readonly elapsedMs: number;
  readonly speed: GameSpeed;
}

interface Answered extends Pick<AttemptFacts, 'origin' | 'answerHundredths' | 'isRetry'> {
  readonly problem: Problem;
  readonly hintsShown: number;
  readonly workedMs: number;
}

function firstTry({ order }: Game, { result }: Game): Answered | null {
  if (order === null || result === null || result.problem !== order.problem) return null;
  return { ...order, answerHundredths: result.answerHundredths, isRetry: false };
}

function secondTry(before: Game, { result }: Game): Answered | null {
  const retry = result?.retry ?? null;
  if (result === null || retry === null || retry.answerHundredths === null) return null;
  if (before.result?.problem !== result.problem || before.result.retry?.status !== 'open') return null;
  const { problem, origin } = result;
  return { ...retry, answerHundredths: retry.answerHundredths, problem, origin, isRetry: true };
}

/** Returns the facts of the answer that was graded between two states of a game, or null if none was. */
export function attemptOf(before: Game, after: Game): AttemptFacts | null {
  const answered = firstTry(before, after) ?? secondTry(before, after);
  if (answered === null) return null;
  const { problem, origin, answerHundredths, isRetry, hintsShown, workedMs } = answered;
  const { band, type, variant, dish, givens } = problem;
  return {
    rulesVersion,
    seed: after.seed,
    number: after.lesson === null ? after.record.problemsMade : after.stats.totalProblems,
    band,
    type,
    variant,
    dish,
    givens,
    origin,
    lesson: after.lesson === null ? null : lessonCode(after.lesson),
    answerHundredths,
    isRetry,
    hintsUsed: hintsShown,
    elapsedMs: Math.min(Math.round(workedMs), maxAttemptMs),
    speed: after.speed,
  };
}
