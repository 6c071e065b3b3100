import type { ChildResults } from '@countertop/contract/classes/classOverview';
import { notStarted } from './classReportContext.ts';

/** Results of a child who has played on four days, the last of them 2026-11-24. */
export function childResults(seatId: string, facts: Partial<ChildResults> = {}): ChildResults {
  return {
    seatId,
    orders: 40,
    right: 36,
    seconds: 1800,
    daysPlayed: 4,
    lastDay: '2026-11-24',
    streak: 2,
    week: [
      { day: '2026-11-20', asked: 10, right: 7 },
      { day: '2026-11-23', asked: 12, right: 11 },
      { day: '2026-11-24', asked: 8, right: 8 },
    ],
    level: 6,
    badges: ['welcome', 'level_2', 'accuracy_ace'],
    certificates: ['rookie'],
    skills: [
      { skill: 'times_tables', asked: 20, right: 17, mistakes: [{ mistake: 'mistake.order.one_less', count: 3 }] },
      { skill: 'stock', asked: 20, right: 19, mistakes: [] },
    ],
    ...facts,
  };
}

/** Results of a child who hasn't played. */
export const notPlayed = (seatId: string): ChildResults => ({ ...notStarted, seatId });
