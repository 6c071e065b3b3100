import { describe, expect, it } from 'vitest';
import { after, answeredRight, answeredWrong, orderOf, played, playing, table, withOrderOpen } from './game.fixture.ts';
import { wrongId } from './order/feedbackIds.ts';
import { newGame, next } from './game.ts';
import { defaultMenus } from './day/menu.ts';
import { answerText, playDay } from './simulate.ts';
import type { Game } from './state.ts';
import type { GameEvent } from './gameEvent.ts';

const tick: GameEvent = { type: 'ticked', elapsedMs: 1_000 };

describe('a new game', () => {
  it('starts at its menu with an empty restaurant', () => {
    const game = newGame({ seed: 7, band: 'ages_6_7' });

    expect(game).toMatchObject({
      seed: 7,
      status: 'menu',
      speed: 'standard',
      order: null,
      menu: defaultMenus.beginner,
    });
    expect(game.tables.map(({ id, status }) => [id, status])).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => [id, 'available']),
    );
    expect(game.stats).toMatchObject({ level: 1, day: 1, dayTarget: 5, score: 0, moneyCents: 0 });
  });

  it('uses the default menu if the given one is empty', () => {
    expect(newGame({ seed: 7, band: 'ages_12_plus', menu: [] }).menu).toEqual(defaultMenus.advanced);
  });

  it('restarts on the same seed and band', () => {
    const game = answeredRight(withOrderOpen({ seed: 9 }));

    const again = played(game, [{ type: 'left' }, { type: 'started' }]);

    expect(again).toEqual(next(newGame({ seed: 9, band: 'ages_8_9' }), { type: 'started' }));
  });

  it('asks one type of problem in a lesson, also after mistakes', () => {
    const play = (seed: number) => {
      const { events, game } = playDay(newGame({ seed: 9, band: 'ages_8_9', onlyType: 'change_calculation' }), {
        seed,
        correctPercent: 50,
      });
      expect(events.filter(({ type }) => type === 'answered').length).toBeGreaterThan(4);
      return game.record.recentTypes;
    };

    expect(new Set([...(play(1) ?? []), ...(play(2) ?? [])])).toEqual(new Set(['change_calculation']));
  });
});

describe('the states of a game', () => {
  it('go from menu to playing, paused, playing, menu', () => {
    const events: readonly GameEvent[] = [
      { type: 'started' },
      { type: 'paused' },
      { type: 'resumed' },
      { type: 'left' },
    ];
    let game = newGame({ seed: 7, band: 'ages_6_7' });

    const statuses = events.map((event) => {
      game = next(game, event);
      return game.status;
    });

    expect(statuses).toEqual(['playing', 'paused', 'playing', 'menu']);
  });

  it('continue with the same statistics and the day in progress', () => {
    const [open, answered] = [withOrderOpen(), answeredRight(withOrderOpen())];

    for (const game of [open, answered]) {
      const { stats, tables, order } = game;
      const on = played(game, [{ type: 'left' }, { type: 'continued' }]);
      expect(on).toMatchObject({ status: 'playing', stats, tables, order, result: null, feedback: [] });
    }
  });

  it('continue after a finished day with an empty restaurant', () => {
    const { game } = playDay(newGame({ seed: 7, band: 'ages_6_7' }));

    const on = played(game, [{ type: 'left' }, { type: 'continued' }]);

    expect(on).toMatchObject({ status: 'playing', stats: game.stats, dayComplete: null });
    expect(on.tables.every(({ status }) => status === 'available')).toBe(true);
  });

  it('stop every clock while paused', () => {
    const game = next(withOrderOpen(), { type: 'paused' });

    expect(after(game, 120_000, 1_000)).toBe(game);
  });

  it('stop every clock while a result is open', () => {
    const game = answeredRight(withOrderOpen());

    expect(after(game, 120_000, 1_000)).toBe(game);
    expect(next(next(game, { type: 'resultClosed' }), tick)).not.toBe(game);
  });

  it('stop every clock at the start menu', () => {
    const game = newGame({ seed: 7, band: 'ages_6_7' });

    expect(next(game, tick)).toBe(game);
  });

  it("keep the same object for events that don't apply", () => {
    const menu = newGame({ seed: 7, band: 'ages_6_7' });
    const floor = playing();
    const asked = answeredRight(withOrderOpen());
    const unfit: readonly (readonly [Game, GameEvent])[] = [
      [menu, { type: 'paused' }],
      [menu, { type: 'resumed' }],
      [menu, { type: 'left' }],
      [menu, { type: 'tablePressed', tableId: 1 }],
      [menu, { type: 'answered', text: '5' }],
      [menu, { type: 'bandChosen', band: 'ages_6_7' }],
      [floor, { type: 'started' }],
      [floor, { type: 'continued' }],
      [floor, { type: 'resumed' }],
      [floor, { type: 'hintRequested' }],
      [floor, { type: 'answered', text: '5' }],
      [floor, { type: 'clarified', hundredths: 500 }],
      [floor, { type: 'resultClosed' }],
      [floor, { type: 'nextDayOpened' }],
      [floor, { type: 'menuLoaded', menu: [] }],
      [floor, { type: 'speedChanged', speed: 'standard' }],
      [floor, { type: 'bandChosen', band: 'ages_6_7' }],
      [asked, { type: 'tablePressed', tableId: 1 }],
      [asked, { type: 'answered', text: '5' }],
    ];

    for (const [game, event] of unfit) expect(next(game, event)).toBe(game);
  });
});

describe('hints', () => {
  it('appear one by one until all are shown', () => {
    let game = withOrderOpen();
    const { length } = orderOf(game).problem.hints;

    for (let hint = 1; hint <= length; hint += 1) {
      game = next(game, { type: 'hintRequested' });
      expect(orderOf(game).hintsShown).toBe(hint);
    }

    expect(next(game, { type: 'hintRequested' })).toBe(game);
  });
});

describe('the menu', () => {
  it('follows the tier of the band', () => {
    const game = next(newGame({ seed: 7, band: 'ages_6_7' }), { type: 'bandChosen', band: 'ages_12_plus' });

    expect(game).toMatchObject({ band: 'ages_12_plus', menu: defaultMenus.advanced });
  });

  it("isn't replaced by one of another tier that arrives late", () => {
    const game = newGame({ seed: 7, band: 'ages_6_7' });

    expect(next(game, { type: 'menuLoaded', menu: defaultMenus.advanced })).toBe(game);
    expect(newGame({ seed: 7, band: 'ages_6_7', menu: defaultMenus.advanced }).menu).toEqual(defaultMenus.beginner);
  });

  it('keeps used portions when it loads during a game', () => {
    const game = answeredRight(withOrderOpen());
    const dearer = defaultMenus.intermediate.map((item) => ({ ...item, priceCents: item.priceCents + 100 }));

    const loaded = next(game, { type: 'menuLoaded', menu: dearer });

    expect(loaded.menu.map(({ stock }) => stock)).toEqual(game.menu.map(({ stock }) => stock));
    expect(loaded.menu.map(({ priceCents }) => priceCents)).toEqual(dearer.map(({ priceCents }) => priceCents));
  });
});

describe('a wrong answer', () => {
  it('frees the table and upsets the customer at every speed', () => {
    const game = answeredWrong(withOrderOpen({ speed: 'none' }));

    expect(game.tables.every(({ status }) => status !== 'waiting' && status !== 'ready')).toBe(true);
    expect(game.feedback[0]).toMatchObject({ mood: 'angry', points: 0 });
    expect(game.result).toMatchObject({ isCorrect: false, pointsEarned: 0, moneyEarnedCents: 0 });
  });
});

it.each([
  ['order_total', 'multiplication', 'feedback.wrong'],
  ['order_total', 'change_small', 'feedback.wrong_change'],
  ['change_calculation', 'change_bill', 'feedback.wrong_change'],
  ['inventory_management', 'stock_left', 'feedback.wrong_count'],
  ['pricing', 'profit_cost', 'feedback.wrong_price'],
] as const)('a wrong answer to %s (%s) is called what was asked: %s', (type, variant, message) => {
  expect(wrongId({ type, variant })).toBe(message);
});

describe('a correct answer', () => {
  it('makes the table ready with the dish', () => {
    const game = withOrderOpen();
    const { tableId, problem } = orderOf(game);

    const answered = next(game, { type: 'answered', text: ` ${answerText(problem.answer)} ` });

    expect(table(answered, tableId)).toMatchObject({ status: 'ready', dish: problem.dish });
    expect(answered.order).toBeNull();
  });
});
