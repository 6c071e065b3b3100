import { earnings, points, speedFactors } from '../play/constants.ts';
import type { Problem } from '../problems/problem.ts';
import type { GameSpeed, Order } from '../play/state.ts';

/** Returns the problem's time limit in milliseconds at a game speed; null in untimed mode. */
export function timeLimitMs({ timeLimitSeconds }: Pick<Problem, 'timeLimitSeconds'>, speed: GameSpeed): number | null {
  return speed === 'none' ? null : timeLimitSeconds * 1_000 * speedFactors[speed];
}

/**
 * Returns the whole seconds left of the standard time limit. Extra time is divided out, so that it neither pays nor costs. In
 * untimed mode, half the limit counts as left.
 */
export function bonusSeconds({ problem, timeLeftMs }: Pick<Order, 'problem' | 'timeLeftMs'>, speed: GameSpeed): number {
  if (speed === 'none' || timeLeftMs === null) return Math.floor(problem.timeLimitSeconds / 2);
  return Math.floor(timeLeftMs / (1_000 * speedFactors[speed]));
}

/**
 * Returns the milliseconds an order took, converted to standard time. In untimed mode, half the time limit counts as used.
 */
export function completionMs({ problem, elapsedMs }: Pick<Order, 'problem' | 'elapsedMs'>, speed: GameSpeed): number {
  return Math.round(speed === 'none' ? problem.timeLimitSeconds * 500 : elapsedMs / speedFactors[speed]);
}

/** Returns the points for a correct answer: `round(base x typeFactor) + floor(1.5 x whole seconds left)`. */
export function scoreFor({ tier, type }: Pick<Problem, 'tier' | 'type'>, secondsLeft: number): number {
  const base = Math.round(points.base[tier] * points.typeFactor[type]);
  return base + Math.floor(points.perSecondLeft * secondsLeft);
}

/** Returns the money for a correct answer, in cents. */
export function moneyCentsFor({ tier }: Pick<Problem, 'tier'>): number {
  return earnings.correctCents[tier];
}
