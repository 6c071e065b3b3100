import { describe, expect, it } from 'vitest';
import { ageBands } from '../../problems/band.ts';
import {
  after,
  answeredRight,
  answeredRow,
  answeredWrong,
  cleared,
  firstTable,
  orderOf,
  played,
  playing,
  table,
  withNextOrderOpen,
  withOrderOpen,
} from '../game.fixture.ts';
import { newGame, next } from '../game.ts';
import { playDay } from '../simulate.ts';
import { defaultMenus } from '../day/menu.ts';
import type { Game, Table } from '../state.ts';
import type { GameEvent } from '../gameEvent.ts';

const untimed = (seed = 7): Game => playing({ seed, speed: 'none' });
const count = (game: Game, status: Table['status']): number =>
  game.tables.filter((one) => one.status === status).length;
const turnsWaited = (game: Game): readonly number[] =>
  game.tables.flatMap((one) => (one.status === 'waiting' ? [one.turnsWaited] : []));
const press = (game: Game, status: Table['status']): Game =>
  next(game, { type: 'tablePressed', tableId: firstTable(game, status).id });

describe('untimed mode', () => {
  it('starts with a waiting customer, so that there is something to do', () => {
    expect(count(untimed(), 'waiting')).toBe(1);
    expect(count(untimed(), 'available')).toBe(5);
  });

  it("doesn't change however much time passes, apart from the time worked on an order", () => {
    const [floor, open] = [untimed(), withOrderOpen({ speed: 'none' })];
    const order = orderOf(open);

    expect(after(floor, 3_600_000, 1_000)).toBe(floor);
    expect(after(open, 3_600_000, 1_000)).toEqual({ ...open, order: { ...order, workedMs: 3_600_000 } });
    expect(order).toMatchObject({ timeLeftMs: null, elapsedMs: 0, workedMs: 0 });
  });

  it('brings a customer with each answer, once the result is closed', () => {
    const answered = answeredRight(withOrderOpen({ speed: 'none' }));

    expect(count(answered, 'seating')).toBe(0);
    expect(
      cleared(answered)
        .tables.map(({ status }) => status)
        .toSorted(),
    ).toEqual(['available', 'available', 'available', 'available', 'ready', 'seating'].toSorted());
  });

  it('seats the arrived customer on the next turn, when the next one arrives', () => {
    const answered = cleared(answeredRight(withOrderOpen({ speed: 'none' })));
    const walkingIn = firstTable(answered, 'seating').id;

    const served = press(answered, 'ready');

    expect(table(served, walkingIn)).toMatchObject({ status: 'waiting', turnsWaited: 0, patienceMs: 30_000 });
    expect(count(served, 'seating')).toBe(1);
    expect(count(served, 'waiting')).toBe(1);
  });

  it('counts the turns of waiting customers, not of the one being served', () => {
    const answered = cleared(answeredRight(withOrderOpen({ speed: 'none' })));
    const served = press(answered, 'ready');
    const asked = press(served, 'waiting');
    const second = cleared(answeredRight(asked));

    expect(turnsWaited(served)).toEqual([0]);
    expect(turnsWaited(second)).toEqual([0]);
    expect(turnsWaited(press(second, 'ready'))).toContain(1);
  });

  it('counts no turn for the customer with the open order while another is served', () => {
    const answered = cleared(answeredRow(withOrderOpen({ speed: 'none' }), 'r'));
    const second = cleared(answeredRight(press(press(answered, 'ready'), 'waiting')));
    const asked = press(second, 'waiting');

    const served = press(asked, 'ready');

    expect(served.order).toEqual(asked.order);
    expect(served.tables.filter(({ status }) => status === 'seating')).toHaveLength(1);
    expect(table(served, orderOf(asked).tableId)).toEqual(table(asked, orderOf(asked).tableId));
  });

  it('seats a customer immediately, at another table, if a wrong answer left nobody', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const open = withOrderOpen({ seed, speed: 'none' });
      const left = orderOf(open).tableId;

      const game = cleared(answeredWrong(open));

      expect(count(game, 'waiting')).toBe(1);
      expect(table(game, left).status).toBe('available');
    }
  });

  it('never has more than three customers, and always something to do', () => {
    let game = untimed();
    for (let turn = 0; turn < 200; turn += 1) {
      game = cleared(answeredRow(withNextOrderOpen(game), turn % 3 === 0 ? 'w' : 'r'));
      expect(6 - count(game, 'available')).toBeLessThanOrEqual(3);
      expect(count(game, 'waiting') + count(game, 'ready')).toBeGreaterThan(0);
    }
  });

  it('sends nobody away, however many turns they wait', () => {
    let game = cleared(answeredRow(withOrderOpen({ speed: 'none' }), 'rr'));
    const patient = firstTable(game, 'waiting');
    for (let turn = 0; turn < 60; turn += 1) {
      const ready = game.tables.find(({ status }) => status === 'ready');
      const other = ready ?? game.tables.find(({ id, status }) => status === 'waiting' && id !== patient.id);
      if (other === undefined) break;
      const pressed = next(game, { type: 'tablePressed', tableId: other.id });
      game = cleared(pressed.order === null ? pressed : answeredRight(pressed));
    }

    const now = table(game, patient.id);

    expect(now).toMatchObject({ status: 'waiting' });
    expect(now.status === 'waiting' && now.turnsWaited).toBeGreaterThan(20);
  });

  it.each(ageBands)('plays a whole day without a tick for %s', (band) => {
    const { game, events } = playDay(newGame({ seed: 7, band, speed: 'none' }), { correctPercent: 70 });

    expect(game.dayComplete).toMatchObject({ day: 1, customersServed: 5 });
    expect(events.some(({ type }) => type === 'ticked')).toBe(false);
  });

  it('keeps the level overlay until it is closed or the next order is taken', () => {
    const raised = cleared(answeredRight(withOrderOpen({ speed: 'none', stats: { levelProgressPercent: 95 } })));

    expect(raised.levelUp).toMatchObject({ level: 2, bonusPoints: 100 });
    expect(after(raised, 60_000)).toBe(raised);
    expect(next(raised, { type: 'levelUpClosed' })).toEqual({ ...raised, levelUp: null });
    expect(withNextOrderOpen(raised).levelUp).toBeNull();
  });

  it('delays the turn until the next day is opened', () => {
    const over = playDay(newGame({ seed: 7, band: 'ages_8_9', speed: 'none' })).game;

    const opened = next(over, { type: 'nextDayOpened' });

    expect(over.record.turnDueAt).not.toBeNull();
    expect(opened.record.turnDueAt).toBeNull();
    expect(count(opened, 'waiting') + count(opened, 'ready')).toBeGreaterThan(0);
  });

  it('continues after the menu with the same customers', () => {
    const game = played(cleared(answeredRight(withOrderOpen({ speed: 'none' }))), [
      { type: 'left' },
      { type: 'continued' },
    ]);

    expect(count(game, 'ready')).toBe(1);
    expect(count(game, 'waiting') + count(game, 'seating')).toBe(1);
  });
});

describe('equal rewards', () => {
  /** Days with only correct answers; at standard speed each takes half its time. */
  function days(speed: Game['speed'], orders: number): Game {
    // Other customers come at other times, so that a favorite that is sold out would be missed by some of them.
    const menu = defaultMenus.advanced.map((item) => ({ ...item, stock: orders }));
    const start = newGame({ seed: 7, band: 'ages_10_12', speed, menu });
    let game = next(start, { type: 'premiumChanged', isPremium: true });
    game = next(game, { type: 'started' });
    while (game.record.problemsMade < orders) {
      const open = withNextOrderOpen(game);
      const halfMs = orderOf(open).problem.timeLimitSeconds * 500;
      game = cleared(answeredRight(speed === 'none' ? open : after(open, halfMs)));
      game = cleared(press(game, 'ready'));
    }
    return game;
  }

  it('the same number of orders gives the same money, score, badges and certificates (promise:untimed-same-awards)', () => {
    const [timed, turns] = [days('standard', 45), days('none', 45)];

    expect(turns.stats).toEqual(timed.stats);
    expect(turns.awards).toEqual(timed.awards);
    expect(turns.practice).toEqual(timed.practice);
    expect(turns.awards).toContainEqual({ kind: 'badge', id: 'speedy_server' });
    expect(turns.awards).toContainEqual({ kind: 'certificate', id: 'rookie' });
  });
});

describe('a change of speed', () => {
  const to = (speed: Game['speed']): GameEvent => ({ type: 'speedChanged', speed });

  it('to untimed leaves something to do', () => {
    const start = playing();

    const game = next(start, to('none'));

    expect(count(start, 'available')).toBe(6);
    expect(count(game, 'waiting')).toBe(1);
  });

  it('from untimed starts every timer full', () => {
    const game = next(withOrderOpen({ speed: 'none' }), to('standard'));
    const { problem } = orderOf(game);

    expect(orderOf(game)).toMatchObject({ timeLeftMs: problem.timeLimitSeconds * 1_000, elapsedMs: 0 });
    expect(firstTable(game, 'waiting')).toMatchObject({ patienceMs: 30_000 });
    expect(after(game, 5_000)).not.toEqual(game);
  });

  it('from untimed lets nobody wait longer than the level allows', () => {
    const game = { ...playing({ speed: 'none', stats: { level: 10 } }), nextArrivalMs: 14_000 };

    expect(next(game, to('standard')).nextArrivalMs).toBe(5_000);
  });

  it('forgets the turn that was due', () => {
    const game = next(answeredRight(withOrderOpen({ speed: 'none' })), to('standard'));

    expect(game.record.turnDueAt).toBeNull();
    expect(count(cleared(game), 'seating')).toBe(0);
  });
});
