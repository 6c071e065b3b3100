import type { LessonRow } from '@countertop/contract/classLessons';
import { lateAnswerDays } from '@countertop/contract/classLessons.limits';
import { type Lesson, lessonProblems } from '@countertop/engine/lesson/lesson';
import type { Problem } from '@countertop/engine/problems/problem';
import type { AttemptRow } from '../attempts/Attempt.model.ts';
import { sortedGivens } from '../attempts/toAttemptRow.ts';
import type { ClassLessonModel } from './ClassLesson.model.ts';

const dayMs = 86_400_000;

/** Columns of attempts that a lesson's figures are made of. */
export const lessonColumns = [
  'learner_id',
  'id',
  'number',
  'band',
  'type',
  'variant',
  'dish',
  'givens',
  'answer_hundredths',
  'is_retry',
  'hints_used',
  'answered_at',
  'received_at',
  'is_correct',
  'mistake',
] as const satisfies readonly (keyof AttemptRow)[];
export type LessonAttempt = Pick<AttemptRow, (typeof lessonColumns)[number]>;

/** A child of a lesson. */
export interface LessonChild {
  readonly id: string;
  readonly learner_id: string;
}

/**
 * Whether an attempt was made while a lesson was open: received in time, or answered in time by the clock of the device and
 * received at most `lateAnswerDays` after the lesson.
 */
function isInTime(row: LessonAttempt, { opens_at: opensAt, closes_at: closesAt }: ClassLessonModel): boolean {
  const isWithin = (ms: number) => ms >= opensAt && ms <= closesAt;
  const isLate = isWithin(Date.parse(row.answered_at)) && row.received_at <= closesAt + lateAnswerDays * dayMs;
  return isWithin(row.received_at) || isLate;
}

function askedText({
  band,
  type,
  variant,
  dish,
  givens,
}: Pick<Problem, 'band' | 'type' | 'variant' | 'dish' | 'givens'>) {
  return JSON.stringify([band, type, variant, dish, sortedGivens(givens)]);
}

interface Answers {
  readonly first?: LessonAttempt;
  readonly retry?: LessonAttempt;
}

/**
 * Returns the answers that count, by problem and learner: the earliest first and second try. An attempt whose problem isn't that of
 * the lesson is ignored: it was forged, or the rules have changed since.
 */
function countedAnswers(
  { row, lesson }: AssignedLesson,
  attempts: readonly LessonAttempt[],
): ReadonlyMap<number, ReadonlyMap<string, Answers>> {
  const asked = lessonProblems(lesson).map(askedText);
  const answers = new Map(asked.map((_, index) => [index + 1, new Map<string, Answers>()]));
  for (const attempt of attempts.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const { number, learner_id: learnerId, is_retry: isRetry } = attempt;
    const ofProblem = answers.get(number);
    if (ofProblem === undefined || askedText(attempt) !== asked[number - 1] || !isInTime(attempt, row)) continue;
    const earlier = ofProblem.get(learnerId);
    ofProblem.set(learnerId, isRetry ? { retry: attempt, ...earlier } : { first: attempt, ...earlier });
  }
  return answers;
}

function wrongAnswers(tries: readonly (readonly [seatId: string, LessonAttempt])[]): LessonRow['wrong'] {
  const answers = new Map<number, { hundredths: number; mistake: string | null; seatIds: string[] }>();
  for (const [seatId, { answer_hundredths: hundredths, mistake }] of tries) {
    const answer = answers.get(hundredths) ?? { hundredths, mistake, seatIds: [] };
    answer.seatIds.push(seatId);
    answers.set(hundredths, answer);
  }
  return [...answers.values()].toSorted(
    (one, other) => other.seatIds.length - one.seatIds.length || one.hundredths - other.hundredths,
  );
}

export interface AssignedLesson {
  readonly row: ClassLessonModel;
  readonly lesson: Lesson;
  readonly children: readonly LessonChild[];
}

/** Returns what the children of a lesson have answered, by problem. */
export function lessonRows(assigned: AssignedLesson, attempts: readonly LessonAttempt[]): LessonRow[] {
  const answers = countedAnswers(assigned, attempts);
  return lessonProblems(assigned.lesson).map(({ skill }, index) => {
    const number = index + 1;
    const row: LessonRow = { number, skill, right: [], withHelp: [], wrong: [], missing: [] };
    const wrong: [string, LessonAttempt][] = [];
    for (const { id, learner_id: learnerId } of assigned.children) {
      const { first, retry } = answers.get(number)?.get(learnerId) ?? {};
      if (first === undefined) row.missing.push(id);
      else if (!first.is_correct) wrong.push([id, first]);
      else if (first.hints_used === 0) row.right.push(id);
      if (first !== undefined && (first.is_correct ? first.hints_used > 0 : retry?.is_correct === true))
        row.withHelp.push(id);
    }
    return { ...row, wrong: wrongAnswers(wrong) };
  });
}
