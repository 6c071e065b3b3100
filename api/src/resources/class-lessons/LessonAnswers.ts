import type { LessonRow } from '@countertop/contract/classes/classLessons';
import { lateAnswerDays } from '@countertop/contract/classes/classLessons.limits';
import { dayMs } from '@countertop/contract/shared/time';
import { type Lesson, lessonProblems } from '@countertop/engine/lesson/lesson';
import type { Problem } from '@countertop/engine/problems/problem';
import type { AttemptRow } from '../attempts/Attempt.model.ts';
import { sortedGivens } from '../attempts/toAttemptRow.ts';
import type { ClassLessonModel } from './ClassLesson.model.ts';

/** Columns of attempts from which a lesson's results are computed. */
export const lessonColumns = [
  'learnerId',
  'id',
  'number',
  'band',
  'type',
  'variant',
  'dish',
  'givens',
  'answerHundredths',
  'isRetry',
  'hintsUsed',
  'answeredAt',
  'receivedAt',
  'isCorrect',
  'mistake',
] as const satisfies readonly (keyof AttemptRow)[];
export type LessonAttempt = Pick<AttemptRow, (typeof lessonColumns)[number]>;

/** A child of a lesson. */
export interface LessonChild {
  readonly id: string;
  readonly learnerId: string;
}

/**
 * Whether an attempt was made while a lesson was open: received in time, or answered in time by the clock of the device and
 * received at most `lateAnswerDays` after the lesson.
 */
function isInTime(row: LessonAttempt, { opensAt, closesAt }: ClassLessonModel): boolean {
  const isWithin = (ms: number) => ms >= opensAt && ms <= closesAt;
  const isLate = isWithin(Date.parse(row.answeredAt)) && row.receivedAt <= closesAt + lateAnswerDays * dayMs;
  return isWithin(row.receivedAt) || isLate;
}

type Asking = Pick<Problem, 'band' | 'type' | 'variant' | 'dish' | 'givens'>;

/** Returns a text that is the same for the same problem only. */
function askedText({ band, type, variant, dish, givens }: Asking): string {
  return JSON.stringify([band, type, variant, dish, sortedGivens(givens)]);
}

type Try = Pick<LessonAttempt, 'id' | 'answerHundredths' | 'isCorrect' | 'hintsUsed' | 'mistake'>;

interface Answers {
  first?: Try;
  retry?: Try;
}

/** Returns the earlier one of two tries. */
function earlier(one: Try | undefined, { id, answerHundredths, isCorrect, hintsUsed, mistake }: Try): Try {
  return one !== undefined && one.id < id ? one : { id, answerHundredths, isCorrect, hintsUsed, mistake };
}

function wrongAnswers(tries: readonly (readonly [seatId: string, Try])[]): LessonRow['wrong'] {
  const answers = new Map<number, { hundredths: number; mistake: string | null; seatIds: string[] }>();
  for (const [seatId, { answerHundredths: hundredths, mistake }] of tries) {
    const answer = answers.get(hundredths) ?? { hundredths, mistake, seatIds: [] };
    answer.seatIds.push(seatId);
    answers.set(hundredths, answer);
  }
  return [...answers.values()].toSorted(
    (one, other) => other.seatIds.length - one.seatIds.length || one.hundredths - other.hundredths,
  );
}

/**
 * The answers to a lesson that count: the earliest first and second try of each child at each problem. Attempts can be added in any
 * order and more than once. One whose problem isn't that of the lesson is ignored: it was forged, or the rules have changed since.
 */
export class LessonAnswers {
  readonly #row: ClassLessonModel;
  readonly #problems: readonly { readonly skill: Problem['skill']; readonly text: string }[];
  /** By problem and learner. */
  readonly #answers = new Map<number, Map<string, Answers>>();
  readonly #known = new Set<string>();
  #newest = 0;

  constructor(row: ClassLessonModel, lesson: Lesson) {
    this.#row = row;
    this.#problems = lessonProblems(lesson).map((problem) => ({ skill: problem.skill, text: askedText(problem) }));
  }

  /** Number of attempts that were added, also of those that don't count. */
  get size(): number {
    return this.#known.size;
  }

  /** When the latest of them arrived, in milliseconds since 1970 UTC; 0 before the first. */
  get newest(): number {
    return this.#newest;
  }

  add(attempts: readonly LessonAttempt[]): void {
    for (const attempt of attempts) {
      const key = `${attempt.learnerId} ${attempt.id}`;
      if (this.#known.has(key)) continue;
      this.#known.add(key);
      this.#newest = Math.max(this.#newest, attempt.receivedAt);
      const isAsked = askedText(attempt) === this.#problems[attempt.number - 1]?.text;
      if (isAsked && isInTime(attempt, this.#row)) this.#count(attempt);
    }
  }

  #count(attempt: LessonAttempt): void {
    const { number, learnerId } = attempt;
    const ofProblem = this.#answers.get(number) ?? new Map<string, Answers>();
    const { first, retry } = ofProblem.get(learnerId) ?? {};
    const answers = attempt.isRetry
      ? { ...(first && { first }), retry: earlier(retry, attempt) }
      : { ...(retry && { retry }), first: earlier(first, attempt) };
    this.#answers.set(number, ofProblem.set(learnerId, answers));
  }

  /** Returns what children have answered, by problem. */
  rows(children: readonly LessonChild[]): LessonRow[] {
    return this.#problems.map(({ skill }, index) => {
      const number = index + 1;
      const row: LessonRow = { number, skill, right: [], withHelp: [], wrong: [], missing: [] };
      const wrong: [string, Try][] = [];
      for (const { id, learnerId } of children) {
        const { first, retry } = this.#answers.get(number)?.get(learnerId) ?? {};
        if (first === undefined) row.missing.push(id);
        else if (!first.isCorrect) wrong.push([id, first]);
        else if (first.hintsUsed === 0) row.right.push(id);
        if (first !== undefined && (first.isCorrect ? first.hintsUsed > 0 : retry?.isCorrect === true))
          row.withHelp.push(id);
      }
      return { ...row, wrong: wrongAnswers(wrong) };
    });
  }
}
