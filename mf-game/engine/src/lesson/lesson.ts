import { defaultMenus } from '../play/day/menu.ts';
import { tierOf } from '../problems/band.ts';
import { makeProblem, problemKey } from '../problems/makeProblem.ts';
import { type Problem, problemTypes, type ProblemType } from '../problems/problem.ts';
import { filled, numberedRandom, pick, type Random } from '../problems/random.ts';
import { oldestDrawnRules } from '../problems/rulesVersion.ts';
import type { Lesson } from './lessonCode.ts';

export { lessonCode, lessonCounts, readLesson } from './lessonCode.ts';
export type { Lesson, LessonError } from './lessonCode.ts';

/** Returns one of the lesson's types that were asked least often, so that each is asked as often as the others. */
function drawType({ types }: Lesson, asked: readonly Problem[], random: Random): ProblemType {
  const timesAsked = (type: ProblemType): number => asked.filter((problem) => problem.type === type).length;
  const fewest = Math.min(...types.map(timesAsked));
  return pick(random, filled(types.filter((type) => timesAsked(type) === fewest)) ?? problemTypes);
}

function nextProblem(lesson: Lesson, asked: readonly Problem[]): Problem {
  const { seed, band } = lesson;
  const random = numberedRandom(seed, asked.length + 1);
  const recentKeys = asked.map(problemKey);
  const type = drawType(lesson, asked, random);
  const menu = defaultMenus[tierOf(band)];
  const lastKey = recentKeys.at(-1) ?? '';
  const rules = Math.max(lesson.rules, oldestDrawnRules);
  return makeProblem({ id: `${seed}-${asked.length + 1}`, band, menu, lastKey, recentKeys, type, rules }, random);
}

/** Problems by lesson, so that a game draws them once. */
const drawnProblems = new WeakMap<Lesson, readonly Problem[]>();

/**
 * Returns the problems of a lesson in order. They depend on the lesson alone: the menu is the default one and always in stock. They
 * are drawn by the rules of the lesson, so that a printed worksheet and the answers of a class still belong to it.
 */
export function lessonProblems(lesson: Lesson): readonly Problem[] {
  const drawn = drawnProblems.get(lesson);
  if (drawn !== undefined) return drawn;
  const problems: Problem[] = [];
  while (problems.length < lesson.count) problems.push(nextProblem(lesson, problems));
  drawnProblems.set(lesson, problems);
  return problems;
}
