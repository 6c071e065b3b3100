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

/** Returns the query string of a lesson, with its `?`. */
export function toQueryString(lesson: Lesson): string {
  return `?lesson=${lessonCode(lesson)}`;
}

/** Returns the lesson of a query string, or null if it has none that can be played. */
export function parseLesson(search: string): Lesson | null {
  const lesson = readLesson(new URLSearchParams(search).get('lesson') ?? '');
  return typeof lesson === 'string' ? null : lesson;
}

/** Returns the code in what a teacher pasted: a link to a lesson, or the code itself. */
export function codeIn(text: string): string {
  return /[?&]lesson=([\w-]+)/.exec(text)?.[1] ?? text.trim();
}

/** Returns the link that opens the game of a lesson. */
export function lessonLink(origin: string, lesson: Lesson): string {
  return `${origin}/game${toQueryString(lesson)}`;
}
