import { describe, expect, it } from 'vitest';
import { type AgeBand, ageBands } from '../problems/band.ts';
import { anyEvent } from './anyEvent.fixture.ts';
import { orderOf, played, playing, withOrderOpen } from './game.fixture.ts';
import { newGame, next } from './game.ts';
import { seededRandom } from '../problems/random.ts';
import { playDay, type Player } from './simulate.ts';
import type { Game } from './state.ts';
import { tableIds } from './floor/table.ts';

describe('a played day', () => {
  it.each(ageBands)('ends with the target served for %s (promise:every-age)', (band) => {
    const { game } = playDay(newGame({ seed: 7, band }));

    expect(game.dayComplete).toMatchObject({ day: 1, customersServed: 5 });
    expect(game.stats).toMatchObject({ day: 2, dayTarget: 6, customersServed: 0 });
  });

  it("counts the day's earnings", () => {
    const first = playDay(newGame({ seed: 7, band: 'ages_8_9' })).game;
    const second = playDay(first).game;

    expect(first.dayComplete).toMatchObject({
      scoreEarned: first.stats.score,
      moneyEarnedCents: first.stats.moneyCents,
      correctAnswers: first.stats.correctAnswers,
      totalProblems: first.stats.totalProblems,
    });
    expect(second.dayComplete).toMatchObject({
      day: 2,
      customersServed: 6,
      scoreEarned: second.stats.score - first.stats.score,
      moneyEarnedCents: second.stats.moneyCents - first.stats.moneyCents,
    });
  });

  it('stops until the next day is opened', () => {
    const { game } = playDay(newGame({ seed: 7, band: 'ages_8_9' }));
    const shown = next(game, { type: 'resultClosed' });

    expect(next(shown, { type: 'ticked', elapsedMs: 1_000 })).toBe(shown);
    expect(next(shown, { type: 'tablePressed', tableId: 1 })).toBe(shown);
    expect(next(shown, { type: 'nextDayOpened' }).dayComplete).toBeNull();
  });

  it.each(ageBands)('replays from its seed and events for %s', (band) => {
    const start = newGame({ seed: 4_294_967_295, band });
    const { game, events } = playDay(start);

    expect(played(newGame({ seed: 4_294_967_295, band }), events)).toEqual(game);
  });

  it('asks the same problems for the same seed and others for another', () => {
    const problemOf = (seed: number) => orderOf(withOrderOpen({ seed })).problem.operands;

    expect(problemOf(7)).toEqual(problemOf(7));
    expect(problemOf(7)).not.toEqual(problemOf(8));
  });

  /** Operands of each problem of a day by number, without follow-up problems. */
  const asked = (band: AgeBand, player: Player) => {
    const problems: (readonly number[])[] = [];
    const siblings = new Set<number>();
    let game = newGame({ seed: 7, band });
    for (const event of playDay(game, player).events) {
      const now = next(game, event);
      const number = now.record.problemsMade;
      if (now.order !== null && number > game.record.problemsMade) {
        problems.push(now.order.problem.operands);
        if (game.record.siblings.some(({ dueAt }) => dueAt === number)) siblings.add(number - 1);
      }
      game = now;
    }
    return { problems, siblings };
  };

  it.each(ageBands)('asks the same problems in the same order at any pace for %s', (band) => {
    const quick = asked(band, { tickMs: 200, correctPercent: 100 });
    const slow = asked(band, { seed: 5, tickMs: 950, correctPercent: 100 });

    expect(quick.problems.length).toBeGreaterThanOrEqual(5);
    expect(slow).toEqual(quick);
  });

  it.each(ageBands)(
    'asks the same problems however they are answered, but for siblings of missed ones, for %s',
    (band) => {
      const right = asked(band, { correctPercent: 100 });
      const missing = asked(band, { seed: 5, correctPercent: 40 });

      const shared = right.problems.map((_, at) => at).filter((at) => !missing.siblings.has(at));

      expect(right.siblings.size).toBe(0);
      expect(missing.siblings.size).toBeGreaterThan(0);
      expect(shared.length).toBeGreaterThan(1);
      expect(shared.map((at) => missing.problems[at])).toEqual(shared.map((at) => right.problems[at]));
    },
  );

  it('reaches level 25 and continues', () => {
    let game = playing({ band: 'ages_6_7', speed: 'none' });
    for (let day = 0; day < 31; day += 1) game = playDay(game, { correctPercent: 100, tickMs: 1_000 }).game;

    expect(game.stats).toMatchObject({ level: 25, levelProgressPercent: 100, day: 32 });
    expect(game.stats.correctAnswers).toBeGreaterThan(600);
  });
});

/** Checks what must hold after any event. Returns what is violated, or null. */
function broken(game: Game): string | null {
  const { stats, order, tables } = game;
  const customers = tables.flatMap((table) => (table.status === 'available' ? [] : [table.customer.name]));
  const asked = tables.find(({ id }) => id === order?.tableId);
  const isOrderSeated = order === null || (asked?.status === 'waiting' && asked.customer === order.customer);
  if (tables.length !== 6 || tables.some(({ id }, at) => id !== tableIds[at])) return 'the tables';
  if (customers.length > 3 || new Set(customers).size !== customers.length) return 'duplicate or too many customers';
  if (!isOrderSeated) return 'the order has no customer';
  if (game.feedback.length > 3 || new Set(game.feedback.map(({ id }) => id)).size !== game.feedback.length)
    return 'feedback';
  if (game.menu.some(({ stock }) => stock < 0 || !Number.isInteger(stock))) return 'the stock';
  if (stats.level < 1 || stats.level > 25 || stats.levelProgressPercent > 100) return 'the level';
  if (stats.customersServed >= stats.dayTarget || stats.dayTarget !== stats.day + 4) return 'the day';
  if (stats.correctAnswers > stats.totalProblems || !Number.isInteger(stats.score + stats.moneyCents))
    return 'the counts';
  if (game.nextArrivalMs <= 0 || game.nextArrivalMs > 15_000) return 'the arrivals';
  if (stats.moneyCents < 0) return 'the money';
  if (new Set(game.awards.map((award) => JSON.stringify(award))).size !== game.awards.length) return 'the awards';
  if (game.record.siblings.length > 5 || game.record.lastAnswers.length > 10) return 'the record';
  return (order?.timeLeftMs ?? 0) < 0 || game.random !== game.random >>> 0 ? 'the clocks' : null;
}

describe('any series of events', () => {
  it('keeps the rules of the floor', () => {
    const random = seededRandom(5);
    let game = newGame({ seed: 5, band: 'ages_6_7' });
    let wrong: string | null = null;
    let results = 0;

    for (let step = 0; step < 100_000 && wrong === null; step += 1) {
      const event = anyEvent(game, random);
      game = next(game, event);
      if (event.type === 'answered' && game.result !== null) results += 1;
      const reason = broken(game);
      if (reason !== null) wrong = `${reason} after step ${step}, ${JSON.stringify(event)}`;
    }

    expect(wrong).toBeNull();
    expect(results).toBeGreaterThan(900);
  });

  it('never changes the game it was given', () => {
    const frozen = (game: Game): Game => {
      for (const part of [
        game,
        game.stats,
        game.record,
        game.tables,
        game.menu,
        game.feedback,
        game.order,
        ...game.tables,
      ]) {
        if (part !== null) Object.freeze(part);
      }
      return game;
    };
    const random = seededRandom(6);
    let game = frozen(newGame({ seed: 6, band: 'ages_10_12' }));

    for (let step = 0; step < 5_000; step += 1) game = frozen(next(game, anyEvent(game, random)));

    expect(game.record.problemsMade).toBeGreaterThan(0);
  });

  it('produces a game that survives JSON', () => {
    const { game } = playDay(newGame({ seed: 7, band: 'ages_12_plus' }), { maxEvents: 60 });

    expect(JSON.parse(JSON.stringify(game))).toEqual(game);
  });
});
