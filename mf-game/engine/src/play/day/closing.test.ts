import { describe, expect, it } from 'vitest';
import { after, answeredRight, answeredWrong, cleared, firstTable, playing, withOrderOpen } from '../game.fixture.ts';
import { next } from '../game.ts';
import { playDay } from '../simulate.ts';
import { seated } from '../floor/table.ts';
import { customerOf } from '../floor/cast.ts';
import type { Game } from '../state.ts';

const close = (game: Game): Game => next(game, { type: 'kitchenClosed' });

/** A game with an order open and another customer waiting. */
function busy(speed: Game['speed'] = 'standard'): Game {
  const game = withOrderOpen({ speed });
  const free = firstTable(game, 'available');
  const other = seated({ id: free.id, status: 'seating', customer: customerOf('ruth'), seatedInMs: 0 }, speed);
  return { ...game, tables: game.tables.map((table) => (table.id === free.id ? other : table)) };
}

describe('closing the kitchen', () => {
  it.each(['standard', 'none'] as const)('lets the open order and its dish be finished first, at speed %s', (speed) => {
    const open = busy(speed);

    const closing = close(open);
    const answered = cleared(answeredRight(after(closing, 20_000)));
    const served = next(answered, { type: 'tablePressed', tableId: firstTable(answered, 'ready').id });

    expect(closing.order).toBe(open.order);
    expect(closing.tables.filter(({ status }) => status !== 'available')).toHaveLength(1);
    expect(answered.dayComplete).toBeNull();
    expect(served.dayComplete).toMatchObject({ day: 1, customersServed: 1, customersLeft: 0, continues: true });
    expect(served.dayComplete?.moneyEarnedCents).toBe(served.stats.moneyCents);
  });

  it('shows a wrong answer’s result, then the summary', () => {
    const answered = answeredWrong(close(busy()));

    expect(answered).toMatchObject({ dayComplete: null, result: { isCorrect: false } });
    expect(next(answered, { type: 'resultClosed' }).dayComplete).toMatchObject({
      customersServed: 0,
      customersLeft: 1,
    });
  });

  it('leads to the menu, and the day goes on from there with everything that was earned', () => {
    const answered = cleared(answeredRight(close(busy())));
    const summary = next(answered, { type: 'tablePressed', tableId: firstTable(answered, 'ready').id });

    const menu = next(summary, { type: 'nextDayOpened' });
    const again = after(next(menu, { type: 'continued' }), 3_000);

    expect(menu).toMatchObject({ status: 'menu', isClosing: false, stats: summary.stats, record: summary.record });
    expect(firstTable(again, 'waiting')).toBeDefined();
    expect(playDay(again).game.dayComplete).toMatchObject({ day: 1, customersServed: 5, continues: false });
  });

  it('keeps the summary of a day that is complete', () => {
    const { game } = playDay(playing());

    const closed = close(game);

    expect(closed.dayComplete).toMatchObject({ day: 1, customersServed: 5, continues: false });
    expect(next(closed, { type: 'nextDayOpened' })).toMatchObject({ status: 'menu', stats: { day: 2 } });
  });

  it('waits for a paused game, and leaves a day without orders immediately', () => {
    const open = busy();

    const resumed = next(close(next(open, { type: 'paused' })), { type: 'resumed' });

    expect(resumed).toMatchObject({ status: 'playing', isClosing: true, order: open.order });
    expect(close(playing())).toMatchObject({ status: 'menu', dayComplete: null });
  });
});
