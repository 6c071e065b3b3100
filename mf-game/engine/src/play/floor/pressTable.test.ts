import { describe, expect, it } from 'vitest';
import {
  after,
  answeredRight,
  firstTable,
  played,
  playing,
  table,
  withCustomerWaiting,
  withOrderOpen,
} from '../game.fixture.ts';
import { next } from '../game.ts';

describe('pressing a table', () => {
  it('explains that customers arrive by themselves if it is free', () => {
    const game = next(playing(), { type: 'tablePressed', tableId: 2 });

    expect(game.feedback[0]).toMatchObject({ message: 'feedback.table_available', customer: null });
  });

  it('asks for a moment while the customer sits down', () => {
    const game = after(playing(), 500);

    const pressed = next(game, { type: 'tablePressed', tableId: firstTable(game, 'seating').id });

    expect(pressed.feedback[0]?.message).toBe('feedback.table_seating');
    expect(pressed.tables).toBe(game.tables);
  });

  it('shows the same notice once, however often it is pressed', () => {
    const game = played(
      playing(),
      Array.from({ length: 5 }, () => ({ type: 'tablePressed', tableId: 2 }) as const),
    );

    expect(game.feedback).toHaveLength(1);
    expect(game.feedback[0]?.id).toBe(5);
  });

  it('opens the order of a waiting customer', () => {
    const game = withCustomerWaiting({ seed: 11 });
    const { id } = firstTable(game, 'waiting');

    const { order } = next(game, { type: 'tablePressed', tableId: id });

    expect(order).toMatchObject({ tableId: id, hintsShown: 0, elapsedMs: 0, question: null });
    expect(order?.problem).toMatchObject({ id: '11-1', band: 'ages_8_9', tier: 'intermediate' });
    expect(order?.timeLeftMs).toBe((order?.problem.timeLimitSeconds ?? 0) * 1_000);
  });

  it('asks to finish the open order before another', () => {
    const game = after(withOrderOpen({ speed: 'x10' }), 20_000);
    const other = game.tables.find(({ id, status }) => status === 'waiting' && id !== game.order?.tableId);

    const pressed = next(game, { type: 'tablePressed', tableId: other?.id ?? 1 });

    expect(pressed.order).toBe(game.order);
    expect(pressed.feedback[0]?.message).toBe('feedback.finish_order_first');
  });

  it('serves a ready table, also while another order is open', () => {
    const ready = next(answeredRight(withOrderOpen({ speed: 'x10' })), { type: 'resultClosed' });
    const other = after(ready, 20_000);
    const busy = next(other, { type: 'tablePressed', tableId: firstTable(other, 'waiting').id });
    const { id } = firstTable(busy, 'ready');

    const served = next(busy, { type: 'tablePressed', tableId: id });

    expect(table(served, id).status).toBe('available');
    expect(served.order).toBe(busy.order);
    expect(served.stats).toMatchObject({
      score: busy.stats.score + 50,
      moneyCents: busy.stats.moneyCents + 1_200,
      customersServed: 1,
    });
  });
});
