import { type Lesson, lessonCode, type LessonError, readLesson } from '@countertop/engine/lesson/lessonCode';
import type { Game } from '@countertop/engine/play/state';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import { type ProblemType, problemTypes } from '@countertop/engine/problems/problem';
import type { SearchOf } from '@countertop/routes/routes';

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

/** Reads the query parameters. Invalid values count as missing. */
export function readAddress({ seed, ages, type, lesson }: SearchOf<'/game'>): GameAddress {
  return {
    seed: readSeed(seed),
    band: oneOf(ageBands, ages),
    type: oneOf(problemTypes, type),
    lesson: lesson === undefined ? null : readLesson(lesson),
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

function readSeed(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,10}$/.test(text)) return null;
  const seed = Number(text);
  return seed <= largestSeed ? seed : null;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | undefined): Value | null {
  return values.find((value) => value === text) ?? null;
}
