import { earnings, levels, points } from '../play/constants.ts';
import { levelUpBonus } from './level.ts';
import { ages10To12, ages12Plus, ages6To7, ages8To9 } from '../problems/kinds/limits.ts';
import { sum } from '../sum.ts';

/** The longest time limit of all problems, which allows the largest bonus. */
const longestSeconds = Math.max(
  ages6To7.seconds.mixedOrder,
  ages8To9.largeOrder.seconds,
  ages10To12.withTax.seconds,
  ages12Plus.serviceAndTax.seconds,
);
const largestFactor = Math.max(...Object.values(points.typeFactor));

/** Limits of the points and money that one correct answer gives. */
export const perCorrectAnswer = {
  fewestPoints: points.base.beginner,
  mostPoints: Math.round(points.base.advanced * largestFactor) + Math.floor(points.perSecondLeft * longestSeconds),
  mostCents: earnings.correctCents.advanced,
} as const;

/** Correct answers from one level to the next. */
export const answersPerLevel = 100 / levels.progressPerCorrectPercent;

/** Returns the bonus points of all levels up to this one. */
export function levelPoints(level: number): number {
  return sum(Array.from({ length: level - 1 }, (_, index) => levelUpBonus(index + 2)));
}
