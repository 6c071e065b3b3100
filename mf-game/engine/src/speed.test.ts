import { describe, expect, it } from 'vitest';
import { after, orderOf, withOrderOpen } from './game.fixture.ts';
import { next } from './game.ts';

describe('the game speed', () => {
  it('keeps the share of every clock when it changes', () => {
    const game = after(withOrderOpen({ speed: 'none' }), 20_000);
    const timed = after(next(game, { type: 'speedChanged', speed: 'standard' }), 9_000);
    const limitMs = orderOf(timed).problem.timeLimitSeconds * 1_000;

    const slow = next(timed, { type: 'speedChanged', speed: 'x10' });

    expect(orderOf(timed).timeLeftMs).toBe(limitMs - 9_000);
    expect(orderOf(slow).timeLeftMs).toBeCloseTo((limitMs - 9_000) * 10, 6);
    expect(orderOf(next(slow, { type: 'speedChanged', speed: 'none' })).timeLeftMs).toBeNull();
  });

  it('changes no answer: the same events ask the same problem', () => {
    const [standard, none] = [withOrderOpen(), withOrderOpen({ speed: 'none' })];

    expect(orderOf(none).problem).toEqual(orderOf(standard).problem);
  });
});
