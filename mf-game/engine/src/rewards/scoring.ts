import { earnings, points, speedFactors } from '../play/constants.ts';
import type { Problem } from '../problems/problem.ts';
import type { GameSpeed, Order } from '../play/state.ts';

/** The problem's own time limit in milliseconds at a game speed; null when there are no timers. */
export function timeLimitMs({ timeLimitSeconds }: Pick<Problem, 'timeLimitSeconds'>, speed: GameSpeed): number | null {
  return speed === 'none' ? null : timeLimitSeconds * 1_000 * speedFactors[speed];
}

/**
 * Whole seconds of the standard limit that are left. Extra time is divided out again, so that it is neither paid nor
 * punished; without timers half the limit counts as left.
 */
export function bonusSeconds({ problem, timeLeftMs }: Pick<Order, 'problem' | 'timeLeftMs'>, speed: GameSpeed): number {
  if (speed === 'none' || timeLeftMs === null) return Math.floor(problem.timeLimitSeconds / 2);
  return Math.floor(timeLeftMs / (1_000 * speedFactors[speed]));
}

/**
 * Milliseconds an order took, counted back to standard time. In calm service, where half the limit counts as left, the
 * other half counts as used.
 */
export function completionMs({ problem, elapsedMs }: Pick<Order, 'problem' | 'elapsedMs'>, speed: GameSpeed): number {
  return Math.round(speed === 'none' ? problem.timeLimitSeconds * 500 : elapsedMs / speedFactors[speed]);
}

/** Points for a correct answer: `round(base x typeFactor) + floor(1.5 x whole seconds left)`. */
export function scoreFor({ tier, type }: Pick<Problem, 'tier' | 'type'>, secondsLeft: number): number {
  const base = Math.round(points.base[tier] * points.typeFactor[type]);
  return base + Math.floor(points.perSecondLeft * secondsLeft);
}

/** Money for a correct answer, in cents. */
export function moneyCentsFor({ tier }: Pick<Problem, 'tier'>): number {
  return earnings.correctCents[tier];
}
