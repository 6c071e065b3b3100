import type { DaySummary } from '@countertop/engine/play/game';

/** How many of a day's sums were right, in words and in stars. A finished day has one star at least. */
export interface DayAccuracy {
  readonly word: 'all' | 'nearlyAll' | 'most' | 'some';
  readonly stars: 1 | 2 | 3;
}

/** From nine in ten on it is nearly all, from six in ten on it is most. */
const nearlyAll = 0.9;
const most = 0.6;

/** The accuracy of a day that is over. */
export function dayAccuracy({
  correctAnswers,
  totalProblems,
}: Pick<DaySummary, 'correctAnswers' | 'totalProblems'>): DayAccuracy {
  const share = totalProblems === 0 ? 1 : correctAnswers / totalProblems;
  if (share >= 1) return { word: 'all', stars: 3 };
  if (share >= nearlyAll) return { word: 'nearlyAll', stars: 3 };
  return share >= most ? { word: 'most', stars: 2 } : { word: 'some', stars: 1 };
}
