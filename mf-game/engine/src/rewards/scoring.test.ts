import { describe, expect, it } from 'vitest';
import { withOrderOpen, orderOf } from '../play/game.fixture.ts';
import { bonusSeconds, moneyCentsFor, scoreFor, timeLimitMs } from './scoring.ts';

describe('a score', () => {
  it.each([
    ['beginner', 'order_total', 0, 25],
    ['beginner', 'order_total', 42, 88],
    ['beginner', 'change_calculation', 1, 26],
    ['beginner', 'pricing', 0, 30],
    ['intermediate', 'inventory_management', 10, 75],
    ['intermediate', 'change_calculation', 35, 102],
    ['advanced', 'pricing', 30, 165],
    ['advanced', 'order_total', 150, 325],
  ] as const)('for %s %s with %d seconds left is %d', (tier, type, secondsLeft, score) => {
    expect(scoreFor({ tier, type }, secondsLeft)).toBe(score);
  });

  it.each([
    ['beginner', 500],
    ['intermediate', 800],
    ['advanced', 1200],
  ] as const)('comes with money: %s pays %d cents', (tier, moneyCents) => {
    expect(moneyCentsFor({ tier })).toBe(moneyCents);
  });
});

describe('the time limit', () => {
  it.each([
    ['standard', 45_000],
    ['x2', 90_000],
    ['x5', 225_000],
    ['x10', 450_000],
    ['none', null],
  ] as const)('of 45 seconds at %s is %s ms', (speed, limitMs) => {
    expect(timeLimitMs({ timeLimitSeconds: 45 }, speed)).toBe(limitMs);
  });

  it('leaves whole seconds for the bonus', () => {
    const order = { ...orderOf(withOrderOpen()), timeLeftMs: 12_999 };

    expect(bonusSeconds(order, 'standard')).toBe(12);
  });

  it('pays the same for extra time as for standard time', () => {
    const order = orderOf(withOrderOpen());
    const limitMs = order.problem.timeLimitSeconds * 1_000;

    expect(bonusSeconds({ ...order, timeLeftMs: limitMs * 5 }, 'x10')).toBe(
      bonusSeconds({ ...order, timeLeftMs: limitMs / 2 }, 'standard'),
    );
  });

  it('counts as half left in untimed mode', () => {
    const order = orderOf(withOrderOpen({ speed: 'none' }));

    expect(order.timeLeftMs).toBeNull();
    expect(bonusSeconds(order, 'none')).toBe(Math.floor(order.problem.timeLimitSeconds / 2));
  });
});
