import { type Lesson, lessonCode, readLesson } from '@countertop/engine/lesson/lessonCode';
import { problemTypes } from '@countertop/engine/problems/problem';
import { rulesVersion } from '@countertop/engine/problems/rulesVersion';

/** Returns a lesson with the choices that the page starts with. */
export function newLesson(seed: number): Lesson {
  return {
    rules: rulesVersion,
    seed,
    band: 'ages_8_9',
    types: problemTypes,
    count: 10,
    speed: 'standard',
    hints: true,
  };
}

/** Returns the lesson of a code, or null if it can't be played. */
export function lessonOf(code = ''): Lesson | null {
  const lesson = readLesson(code);
  return typeof lesson === 'string' ? null : lesson;
}

/** Returns the code in what a teacher pasted: a link to a lesson, or the code itself. */
export function codeIn(text: string): string {
  return /[?&]lesson=([\w-]+)/.exec(text)?.[1] ?? text.trim();
}

/** Returns the link that opens the game of a lesson. */
export function lessonLink(origin: string, lesson: Lesson): string {
  return `${origin}/game?lesson=${lessonCode(lesson)}`;
}
