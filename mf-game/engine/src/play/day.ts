import { takeTurn } from './untimed.ts';
import { withCelebrations } from '../rewards/celebration.ts';
import { days, earnings, points } from './constants.ts';
import { dayStartOf } from './dayStart.ts';
import { withAwards } from '../rewards/earn.ts';
import { customerEntry, withFeedback } from './feedback.ts';
import type { DaySummary, Game, Stats, Table } from './state.ts';
import { freed } from './table.ts';

/** Returns the statistics of the next day: day and target increase by one, and the count restarts. */
function nextDay(stats: Stats): Stats {
  return { ...stats, day: stats.day + 1, dayTarget: stats.dayTarget + days.targetGrowth, customersServed: 0 };
}

/** Opens the day's summary, including what was awarded at its end. */
function withSummary(game: Game, { day, customersServed, dayTarget }: Stats): Game {
  const { stats, record } = game;
  const { dayStart } = record;
  const dayComplete: DaySummary = {
    day,
    customersServed,
    scoreEarned: stats.score - dayStart.score,
    moneyEarnedCents: stats.moneyCents - dayStart.moneyCents,
    correctAnswers: stats.correctAnswers - dayStart.correctAnswers,
    totalProblems: stats.totalProblems - dayStart.totalProblems,
    target: dayTarget,
    customersLeft: 0,
    endedEarly: false,
    awards: game.awardsToday,
  };
  // The receipt lists what the popups would say.
  return { ...game, dayComplete, popups: [], awardsToday: [], record: { ...record, dayStart: dayStartOf(stats) } };
}

/** Serves the dish and frees the table. May end the day and earn awards. */
export function serve(game: Game, table: Extract<Table, { status: 'ready' }>): Game {
  const paid: Stats = {
    ...game.stats,
    score: game.stats.score + points.serving,
    moneyCents: game.stats.moneyCents + earnings.servingCents,
    customersServed: game.stats.customersServed + 1,
  };
  const isDayOver = paid.customersServed >= paid.dayTarget;
  const served: Game = { ...freed(game, table.id), stats: isDayOver ? nextDay(paid) : paid };
  const entry = { mood: 'happy', message: 'feedback.served', points: points.serving, patiencePercent: 100 } as const;
  const awarded = withCelebrations(game, withAwards(withFeedback(served, customerEntry(table.customer, entry))));
  return takeTurn(isDayOver ? withSummary(awarded, paid) : awarded, table.id);
}

/** Returns how much of the day is over, from 0 in the morning to 1. */
export function dayFraction({ stats, dayComplete }: Pick<Game, 'stats' | 'dayComplete'>): number {
  return dayComplete === null ? Math.min(1, stats.customersServed / stats.dayTarget) : 1;
}
