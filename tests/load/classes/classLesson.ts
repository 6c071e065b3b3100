import type { Attempt } from '@countertop/contract/play/attempts';
import { type Lesson, lessonCode, lessonProblems } from '@countertop/engine/lesson/lesson';
import { problemTypes } from '@countertop/engine/problems/problem';
import { rulesVersion } from '@countertop/engine/problems/rulesVersion';
import { uuidAt } from '../../../api/src/resources/attempts/uuidAt.ts';

/** Returns a lesson of 30 problems, another one for each seed. */
function lessonOf(seed: number): Lesson {
  return { rules: rulesVersion, seed, band: 'ages_8_9', types: problemTypes, count: 30, speed: 'none', hints: true };
}

/** Returns the code of a lesson, and a function that returns the answer of a child to one of its problems: every third is wrong. */
export function classLesson(seed: number) {
  const lesson = lessonOf(seed);
  const code = lessonCode(lesson);
  const problems = lessonProblems(lesson);

  function answer(number: number, child: number): Attempt {
    const problem = problems[number - 1];
    if (problem === undefined) throw new Error('The lesson has no such problem.');
    const { band, type, variant, dish, givens, answer: right, mistakes } = problem;
    const hundredths = right.unit === 'money' ? right.cents : right.count * 100;
    const mistake = mistakes[child % Math.max(mistakes.length, 1)]?.hundredths;
    const nowMs = Date.now();
    return {
      id: uuidAt(nowMs, (seed * 100 + child) * 100 + number),
      rulesVersion,
      seed,
      number,
      band,
      type,
      variant,
      dish,
      givens,
      origin: 'drawn',
      lesson: code,
      answerHundredths: (number + child) % 3 === 0 ? (mistake ?? hundredths) : hundredths,
      isRetry: false,
      hintsUsed: 0,
      elapsedMs: 9000,
      speed: 'none',
      answeredAt: new Date(nowMs).toISOString(),
    };
  }
  return { code, total: problems.length, answer };
}
