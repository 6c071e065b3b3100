import { describe, expect, it } from 'vitest';
import { anyEvent } from '../play/anyEvent.fixture.ts';
import { attemptOf } from '../play/order/attempt.ts';
import { newGame, next } from '../play/game.ts';
import { playDay } from '../play/simulate.ts';
import { type Game, gameSpeeds } from '../play/state.ts';
import { ageBands } from '../problems/band.ts';
import { problemTypes } from '../problems/problem.ts';
import { seededRandom } from '../problems/random.ts';
import { rulesVersion } from '../problems/rulesVersion.ts';
import { gameOf, savedOf } from '../saved-game/savedGame.ts';
import { type Lesson, lessonCode, lessonProblems } from './lesson.ts';
import { ordersLeft } from './lessonPlay.ts';

const lesson: Lesson = {
  rules: rulesVersion,
  seed: 2_026,
  band: 'ages_8_9',
  types: problemTypes,
  count: 12,
  speed: 'standard',
  hints: true,
};

const gameFor = (one: Lesson, speed: Game['speed'] = 'standard'): Game =>
  newGame({ seed: 1, band: 'ages_6_7', lesson: one, speed });

describe('a game with a lesson', () => {
  it.each(ageBands)('asks the same problems in the same order, whatever the child does: %s', (band) => {
    const mixed = { ...lesson, band, count: 5 };
    const problems = lessonProblems(mixed);
    const random = seededRandom(5);
    const asked = new Set<number>();
    let game = gameFor(mixed);

    for (let step = 0; step < 20_000; step += 1) {
      const after = next(game, anyEvent(game, random));
      if (game.order === null && after.order !== null) {
        expect(after.order.problem).toEqual(problems[after.stats.totalProblems]);
        asked.add(after.stats.totalProblems);
      }
      const attempt = attemptOf(game, after);
      if (attempt !== null) {
        const { type, variant, dish, givens } = attempt;
        expect(problems[attempt.number - 1]).toMatchObject({ type, variant, dish, givens });
        expect(attempt.lesson).toBe(lessonCode(mixed));
      }
      game = after;
    }

    expect([...asked].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([0, 60, 100])('ends after its last order with %i %% right answers', (correctPercent) => {
    for (const speed of gameSpeeds) {
      const { game } = playDay(next(gameFor(lesson, speed), { type: 'started' }), { correctPercent });

      expect(game.dayComplete).toMatchObject({ totalProblems: 12, continues: false });
      expect(game.tables.every(({ status }) => status === 'available')).toBe(true);
      expect(next(game, { type: 'nextDayOpened' }).status).toBe('menu');
    }
  });

  it('asks an order again that was left, and goes on where it was saved', () => {
    let game = next(gameFor({ ...lesson, speed: 'none' }), { type: 'started' });
    const waiting = game.tables.find(({ status }) => status === 'waiting');
    game = next(game, { type: 'tablePressed', tableId: waiting?.id ?? 1 });
    const left = next(game, { type: 'left' });
    const restored = { ...gameOf(savedOf(left), left.speed), lesson: left.lesson };
    const again = next(restored, { type: 'continued' });
    const table = again.tables.find(({ status }) => status === 'waiting');

    expect(next(again, { type: 'tablePressed', tableId: table?.id ?? 1 }).order?.problem).toEqual(game.order?.problem);
  });

  it('shows no hints if the lesson has none', () => {
    let game = next(gameFor({ ...lesson, speed: 'none', hints: false }), { type: 'started' });
    game = next(game, {
      type: 'tablePressed',
      tableId: game.tables.find(({ status }) => status === 'waiting')?.id ?? 1,
    });

    expect(next(game, { type: 'hintRequested' }).order).toMatchObject({ hintsShown: 0, problem: { hints: [] } });
  });

  it('is never faster than the lesson, but slower for a child who needs it', () => {
    const game = gameFor({ ...lesson, speed: 'x2' });

    expect(game.speed).toBe('x2');
    expect(next(game, { type: 'speedChanged', speed: 'standard' }).speed).toBe('x2');
    expect(next(game, { type: 'speedChanged', speed: 'none' }).speed).toBe('none');
  });

  it('starts again with all of its orders', () => {
    const { game } = playDay(next(gameFor(lesson), { type: 'started' }));
    const again = next(next(game, { type: 'nextDayOpened' }), { type: 'started' });

    expect([ordersLeft(game), ordersLeft(again)]).toEqual([0, 12]);
  });
});
