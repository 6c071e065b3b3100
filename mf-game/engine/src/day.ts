import { turnTaken } from './calm.ts';
import { withCelebrations } from './celebration.ts';
import { days, earnings, points } from './constants.ts';
import { withAwards } from './earn.ts';
import { said, withFeedback } from './feedback.ts';
import type { DaySummary, Game, GameRecord, Stats, Table } from './state.ts';
import { freed } from './table.ts';

/** The figures a day is measured from. */
export function dayStartOf({ score, moneyCents, correctAnswers, totalProblems }: Stats): GameRecord['dayStart'] {
  return { score, moneyCents, correctAnswers, totalProblems };
}

function summaryOf({ stats, record }: Game): DaySummary {
  const { dayStart } = record;
  return {
    day: stats.day,
    customersServed: stats.customersServed,
    scoreEarned: stats.score - dayStart.score,
    moneyEarnedCents: stats.moneyCents - dayStart.moneyCents,
    correctAnswers: stats.correctAnswers - dayStart.correctAnswers,
    totalProblems: stats.totalProblems - dayStart.totalProblems,
  };
}

/** When the target is reached: the summary opens, day and target rise by one, and the count starts again. */
function closeDay(game: Game): Game {
  const { stats } = game;
  if (stats.customersServed < stats.dayTarget) return game;
  return {
    ...game,
    dayComplete: summaryOf(game),
    stats: { ...stats, day: stats.day + 1, dayTarget: stats.dayTarget + days.targetGrowth, customersServed: 0 },
    record: { ...game.record, dayStart: dayStartOf(stats) },
  };
}

/** Brings the dish: the table is free, the serving is paid, the day may be over and awards earned. */
export function serve(game: Game, table: Extract<Table, { status: 'ready' }>): Game {
  const { stats } = game;
  const served: Game = {
    ...freed(game, table.id),
    stats: {
      ...stats,
      score: stats.score + points.serving,
      moneyCents: stats.moneyCents + earnings.servingCents,
      customersServed: stats.customersServed + 1,
    },
  };
  const entry = { mood: 'happy', message: 'feedback.served', points: points.serving, patiencePercent: 100 } as const;
  const closed = closeDay(withFeedback(served, said(table.customer, entry)));
  return turnTaken(withCelebrations(game, withAwards(closed)), table.id);
}
