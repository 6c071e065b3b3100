import type { Lesson } from '@countertop/engine/lesson/lessonCode';
import { newGame, next } from '@countertop/engine/play/game';
import type { Game } from '@countertop/engine/play/state';
import { problemTypes } from '@countertop/engine/problems/problem';
import { rulesVersion } from '@countertop/engine/problems/rulesVersion';

/** An untimed lesson without hints. */
export const sampleLesson: Lesson = {
  rules: rulesVersion,
  seed: 7,
  band: 'ages_8_9',
  types: problemTypes,
  count: 12,
  speed: 'none',
  hints: false,
};

/** The lesson with its first order open. */
export function lessonGame(lesson = sampleLesson): Game {
  const game = next(newGame({ seed: lesson.seed, band: lesson.band, lesson, speed: lesson.speed }), {
    type: 'started',
  });
  const table = game.tables.find(({ status }) => status === 'waiting');
  return table === undefined ? game : next(game, { type: 'tablePressed', tableId: table.id });
}
