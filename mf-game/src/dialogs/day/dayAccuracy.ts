import type { DaySummary } from '@countertop/engine/play/game';

/** How many of a day's answers were right. A finished day always gets at least one star. */
export interface DayAccuracy {
  readonly rating: 'all' | 'nearlyAll' | 'most' | 'some';
  readonly stars: 1 | 2 | 3;
}

const nearlyAllShare = 0.9;
const mostShare = 0.6;

export function dayAccuracy({
  correctAnswers,
  totalProblems,
}: Pick<DaySummary, 'correctAnswers' | 'totalProblems'>): DayAccuracy {
  const share = totalProblems === 0 ? 1 : correctAnswers / totalProblems;
  if (share >= 1) return { rating: 'all', stars: 3 };
  if (share >= nearlyAllShare) return { rating: 'nearlyAll', stars: 3 };
  return share >= mostShare ? { rating: 'most', stars: 2 } : { rating: 'some', stars: 1 };
}
