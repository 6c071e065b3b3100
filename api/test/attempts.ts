import type { Attempt } from '@countertop/contract/play/attempts';
import { isoOf } from '@countertop/contract/shared/time';
import { type Lesson, lessonCode } from '@countertop/engine/lesson/lesson';
import { attemptOf } from '@countertop/engine/play/order/attempt';
import { next } from '@countertop/engine/play/game';
import { newGame } from '@countertop/engine/play/newGame';
import { playDay } from '@countertop/engine/play/simulate';
import type { Game } from '@countertop/engine/play/state';
import { rebuild } from '@countertop/engine/problems/rebuild';
import { type Problem, problemTypes } from '@countertop/engine/problems/problem';
import { rulesVersion } from '@countertop/engine/problems/rulesVersion';
import { uuidAt } from '../src/resources/attempts/uuidAt.ts';

export interface Played {
  readonly seed?: number;
  readonly band?: Game['band'];
  /** When the first problem was answered; the others follow a minute apart. Milliseconds since 1970 UTC. */
  readonly startMs: number;
}

/** Returns the first tries of a simulated game, as the browser sends them. */
export function playedAttempts(count: number, { seed = 7, band = 'ages_8_9', startMs }: Played): Attempt[] {
  const attempts: Attempt[] = [];
  let game = newGame({ seed, band });
  while (attempts.length < count) {
    let before = game;
    for (const event of playDay(game).events) {
      const after = next(before, event);
      const facts = attemptOf(before, after);
      const answeredMs = startMs + attempts.length * 60_000;
      const own = { id: uuidAt(answeredMs, attempts.length), answeredAt: new Date(answeredMs).toISOString() };
      if (facts !== null && attempts.length < count) attempts.push({ ...facts, ...own });
      before = after;
    }
    game = before;
  }
  return attempts;
}

function problemOf(attempt: Attempt): Problem {
  const problem = rebuild(attempt);
  if (problem === null) throw new Error('There is no such problem.');
  return problem;
}

/** Returns the attempt with the right answer. */
export function answeredRight(attempt: Attempt): Attempt {
  const { answer } = problemOf(attempt);
  return { ...attempt, answerHundredths: answer.unit === 'money' ? answer.cents : answer.count * 100 };
}

/** Returns the attempt with the wrong answer of its most likely mistake. */
export function answeredWrong(attempt: Attempt): Attempt {
  const [mistake] = problemOf(attempt).mistakes;
  if (mistake === undefined) throw new Error('This problem has no known mistake.');
  return { ...attempt, answerHundredths: mistake.hundredths };
}

/** Returns a lesson with all kinds of problems and without a time limit. */
export const lessonOf = (seed: number, count: number): Lesson => ({
  rules: rulesVersion,
  seed,
  band: 'ages_8_9',
  types: problemTypes,
  count,
  speed: 'none',
  hints: true,
});

/** Returns the right answer to a problem of a lesson. `number` is the place of the problem, from 1. */
export function lessonAttempt(lesson: Lesson, problem: Problem, number: number, answeredMs: number): Attempt {
  const { band, type, variant, dish, givens } = problem;
  return answeredRight({
    id: uuidAt(answeredMs, number),
    rulesVersion,
    seed: lesson.seed,
    number,
    band,
    type,
    variant,
    dish,
    givens,
    origin: 'drawn',
    lesson: lessonCode(lesson),
    answerHundredths: 0,
    isRetry: false,
    hintsUsed: 0,
    elapsedMs: 5_000,
    speed: lesson.speed,
    answeredAt: isoOf(answeredMs),
  });
}
