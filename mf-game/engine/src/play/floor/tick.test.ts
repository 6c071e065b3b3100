import { describe, expect, it } from 'vitest';
import {
  after,
  answeredWrong,
  firstTable,
  orderOf,
  playing,
  table,
  withCustomerWaiting,
  withNextOrderOpen,
  withOrderOpen,
} from '../game.fixture.ts';
import { next } from '../game.ts';
import type { Game } from '../state.ts';
import { arrivalIntervalMs, patienceFraction } from './table.ts';

const occupied = (game: Game): number => game.tables.filter(({ status }) => status !== 'available').length;
const waiting = (game: Game) => {
  const found = firstTable(game, 'waiting');
  if (found.status !== 'waiting') throw new Error('It does not wait.');
  return found;
};

describe('arrivals', () => {
  it.each([
    [1, 14_000],
    [5, 10_000],
    [10, 5_000],
    [25, 5_000],
  ])('come at level %d every %d ms', (level, intervalMs) => {
    expect(arrivalIntervalMs(level)).toBe(intervalMs);
  });

  it.each([
    [1, 14_000],
    [5, 10_000],
    [10, 5_000],
    [25, 5_000],
  ])('are seated on that interval at level %d', (level, intervalMs) => {
    const first = after(playing({ stats: { level } }), 250);

    expect(occupied(first)).toBe(1);
    expect(occupied(after(first, intervalMs - 500))).toBe(1);
    expect(occupied(after(first, intervalMs - 250))).toBe(2);
    expect(occupied(after(first, 2 * intervalMs - 250))).toBe(3);
  });

  it('leave at least three tables free', () => {
    let game = playing({ speed: 'x10' });

    for (let second = 0; second < 600; second += 1) {
      game = after(game, 1_000);
      expect(occupied(game)).toBeLessThanOrEqual(3);
    }

    expect(occupied(game)).toBe(3);
  });

  it('use every table', () => {
    const seated = Array.from({ length: 200 }, (_, seed) => firstTable(after(playing({ seed }), 500), 'seating').id);

    expect(new Set(seated).size).toBe(6);
  });

  it('bring customers with different names', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const { tables } = after(playing({ seed, speed: 'x10' }), 60_000, 1_000);
      const names = tables.flatMap((one) => (one.status === 'available' ? [] : [one.customer.name]));
      expect(new Set(names).size).toBe(3);
    }
  });
});

describe('a customer', () => {
  it('takes 3 seconds to sit down and then waits with full patience', () => {
    const arrived = after(withOrderOpen(), 250);
    const { id } = firstTable(arrived, 'seating');

    expect(table(after(arrived, 2_500), id).status).toBe('seating');
    expect(table(after(arrived, 2_750), id)).toMatchObject({ status: 'waiting', patienceMs: 30_000 });
  });

  it('is waiting within two seconds of the start', () => {
    expect(waiting(after(playing(), 1_500)).patienceMs).toBe(30_000);
  });

  it('leaves angry after 30 seconds without being served', () => {
    const game = withCustomerWaiting();
    const { id, customer } = waiting(game);

    const almost = after(game, 29_750);
    const gone = after(almost, 250);

    expect(table(almost, id).status).toBe('waiting');
    expect(table(gone, id).status).toBe('available');
    expect(gone.feedback[0]).toMatchObject({ mood: 'angry', message: 'feedback.left_angry', customer, points: 0 });
  });

  it.each([
    ['x2', 60_000],
    ['x5', 150_000],
    ['x10', 300_000],
  ] as const)('has at %s %d ms of patience', (speed, patienceMs) => {
    expect(waiting(withCustomerWaiting({ speed })).patienceMs).toBe(patienceMs);
  });

  it('never leaves in untimed mode', () => {
    const game = withCustomerWaiting({ speed: 'none' });

    const later = after(game, 3_600_000, 1_000);

    expect(table(later, waiting(game).id)).toEqual(waiting(game));
    expect(patienceFraction(waiting(later), 'none')).toBe(1);
  });

  it('keeps the patience while the order is open', () => {
    const game = withOrderOpen();

    expect(waiting(after(game, 20_000)).patienceMs).toBe(30_000);
  });

  it('loses patience by the displayed share', () => {
    expect(patienceFraction(waiting(after(withCustomerWaiting({ speed: 'x2' }), 15_000)), 'x2')).toBe(0.75);
  });
});

describe('the next customer', () => {
  it('comes immediately when the only one waiting orders', () => {
    const game = withCustomerWaiting();

    const open = next(game, { type: 'tablePressed', tableId: firstTable(game, 'waiting').id });

    expect(occupied(game)).toBe(1);
    expect(firstTable(after(open, 250), 'seating')).toMatchObject({ seatedInMs: 2_750 });
  });

  it('loses patience at a third of the pace while another order is open', () => {
    const game = after(withOrderOpen(), 3_000);
    const { id } = game.tables.find((one) => one.status === 'waiting' && one.id !== game.order?.tableId) ?? { id: 1 };

    const later = table(after(game, 15_000), id);

    expect(later).toMatchObject({ status: 'waiting' });
    expect(later.status === 'waiting' && later.patienceMs).toBeCloseTo(25_000, 6);
  });

  it('is nobody who is there or has just left', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      let game = withOrderOpen({ seed });
      let last = '';
      for (let order = 0; order < 12; order += 1) {
        const { customer } = orderOf(game);
        expect(customer.id).not.toBe(last);
        last = customer.id;
        game = withNextOrderOpen(answeredWrong(game));
      }
    }
  });
});

describe('the order', () => {
  it('runs out of time and can still be answered', () => {
    const game = after(withOrderOpen(), 200_000, 1_000);

    expect(orderOf(game).timeLeftMs).toBe(0);
    expect(orderOf(game).elapsedMs).toBe(200_000);
  });
});

describe('a tick', () => {
  it('counts at most a second, so that a laptop may sleep', () => {
    const game = withCustomerWaiting();

    const awake = next(game, { type: 'ticked', elapsedMs: 8 * 3_600_000 });

    expect(awake).toEqual(next(game, { type: 'ticked', elapsedMs: 1_000 }));
  });

  it.each([0, -5, Number.NaN])('of %d ms changes nothing', (elapsedMs) => {
    const game = withCustomerWaiting();

    expect(next(game, { type: 'ticked', elapsedMs })).toBe(game);
  });

  it('has the same effect in smaller steps', () => {
    const game = playing();

    const fine = after(game, 12_000, 50);
    const coarse = after(game, 12_000, 1_000);

    expect(coarse).toEqual(fine);
  });
});
