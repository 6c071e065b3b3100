import { type Lesson, lessonCode, type LessonError, readLesson } from '@countertop/engine/lesson/lessonCode';
import type { Game } from '@countertop/engine/play/state';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import { type ProblemType, problemTypes } from '@countertop/engine/problems/problem';

/** Query parameters of the game page: `?seed=7&ages=ages_8_9&type=pricing` replays the same problems, `?lesson=2MYW-PSQK-4WR6` is a lesson. */
export interface GameAddress {
  readonly seed: number | null;
  readonly band: AgeBand | null;
  /** The only type of problem in the game, null for all. */
  readonly type: ProblemType | null;
  /** The lesson, or why it can't be played. */
  readonly lesson: Lesson | LessonError | null;
}

const largestSeed = 0xffff_ffff;

/** Parses the query string. Invalid values count as missing. */
export function readAddress(search: string): GameAddress {
  const query = new URLSearchParams(search);
  const code = query.get('lesson');
  return {
    seed: readSeed(query.get('seed')),
    band: oneOf(ageBands, query.get('ages')),
    type: oneOf(problemTypes, query.get('type')),
    lesson: code === null ? null : readLesson(code),
  };
}

/** Returns a link that replays a game from its first problem. */
export function replayLink(
  origin: string,
  { seed, band, onlyType, lesson }: Pick<Game, 'seed' | 'band' | 'onlyType' | 'lesson'>,
): string {
  if (lesson !== null) return `${origin}/game?lesson=${lessonCode(lesson)}`;
  return `${origin}/game?seed=${seed}&ages=${band}${onlyType === null ? '' : `&type=${onlyType}`}`;
}

/** Returns an unpredictable seed. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function readSeed(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const seed = Number(text);
  return seed <= largestSeed ? seed : null;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
