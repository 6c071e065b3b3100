import { describe, expect, it } from 'vitest';
import { after, answeredRight, orderOf, withOrderOpen } from '../game.fixture.ts';
import { next } from '../game.ts';

describe('the game speed', () => {
  it('keeps the remaining share of every timer when it changes', () => {
    const game = after(withOrderOpen({ speed: 'none' }), 20_000);
    const timed = after(next(game, { type: 'speedChanged', speed: 'standard' }), 9_000);
    const limitMs = orderOf(timed).problem.timeLimitSeconds * 1_000;

    const slow = next(timed, { type: 'speedChanged', speed: 'x10' });

    expect(orderOf(timed).timeLeftMs).toBe(limitMs - 9_000);
    expect(orderOf(slow).timeLeftMs).toBeCloseTo((limitMs - 9_000) * 10, 6);
    expect(orderOf(next(slow, { type: 'speedChanged', speed: 'none' })).timeLeftMs).toBeNull();
  });

  it('counts the time of an order in standard time, even if the speed changes during it', () => {
    const half = after(withOrderOpen({ speed: 'x10' }), 20_000);

    const standard = after(next(half, { type: 'speedChanged', speed: 'standard' }), 3_000);

    expect(orderOf(standard).elapsedMs).toBe(5_000);
    expect(answeredRight(standard).stats.completionTimesMs).toEqual([5_000]);
    expect(answeredRight(half).stats.completionTimesMs).toEqual([2_000]);
  });

  it('counts half the time limit as the time of an order in untimed mode', () => {
    const game = withOrderOpen({ speed: 'none' });

    expect(answeredRight(game).stats.completionTimesMs).toEqual([orderOf(game).problem.timeLimitSeconds * 500]);
  });

  it('changes no answer: the same events ask the same problem', () => {
    const [standard, none] = [withOrderOpen(), withOrderOpen({ speed: 'none' })];

    expect(orderOf(none).problem).toEqual(orderOf(standard).problem);
  });
});
