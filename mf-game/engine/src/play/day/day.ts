import { takeTurn } from '../floor/untimed.ts';
import { withCelebrations } from '../../rewards/celebration.ts';
import { days, earnings, points } from '../constants.ts';
import { dayStartOf } from './dayStart.ts';
import { withAwards } from '../../rewards/earn.ts';
import { ordersLeft } from '../../lesson/lessonPlay.ts';
import { customerEntry, withFeedback } from '../order/feedback.ts';
import type { GameRecord, DaySummary, Game, Stats, Table } from '../state.ts';
import { freed } from '../floor/table.ts';

/** Returns the statistics of the next day: day and target increase by one, and the count restarts. */
function nextDay(stats: Stats): Stats {
  return { ...stats, day: stats.day + 1, dayTarget: stats.dayTarget + days.targetGrowth, customersServed: 0 };
}

/** Returns the summary of a day so far, with what was earned until `game`. */
function summaryOf(
  { stats, record: { dayStart }, awardsToday }: Game,
  { stats: { day, customersServed, dayTarget }, record: { customersLeft } }: Game,
): DaySummary {
  return {
    day,
    customersServed,
    scoreEarned: stats.score - dayStart.score,
    moneyEarnedCents: stats.moneyCents - dayStart.moneyCents,
    correctAnswers: stats.correctAnswers - dayStart.correctAnswers,
    totalProblems: stats.totalProblems - dayStart.totalProblems,
    target: dayTarget,
    customersLeft: customersLeft ?? 0,
    endedEarly: customersServed < dayTarget,
    continues: false,
    awards: awardsToday,
  };
}

/** Opens the summary of a day, including what was awarded at its end. */
function withSummary(game: Game, ended: Game): Game {
  const { stats, record } = game;
  const dayComplete = summaryOf(game, ended);
  const opened: GameRecord = { ...record, dayStart: dayStartOf(stats), customersLeft: 0 };
  // The receipt lists what the popups would say.
  return { ...game, dayComplete, popups: [], awardsToday: [], record: opened };
}

/** Opens the summary of a day that goes on at the next visit. */
export function withSummarySoFar(game: Game): Game {
  return { ...game, dayComplete: { ...summaryOf(game, game), endedEarly: false, continues: true }, popups: [] };
}

/** Whether the target is reached, or too many orders were taken and nothing is left to finish. A lesson is one day. */
function isDayOver(game: Game): boolean {
  const { stats, record, order, tables } = game;
  const { customersServed, dayTarget, totalProblems } = stats;
  const isLesson = game.lesson !== null;
  if (!isLesson && customersServed >= dayTarget) return true;
  const isLong = isLesson
    ? ordersLeft(game) === 0
    : totalProblems - record.dayStart.totalProblems >= days.mostOrdersPerTarget * dayTarget;
  return isLong && order === null && tables.every(({ status }) => status !== 'ready');
}

/** Ends the day if it is over, and adds what that earns since `before`. */
export function endDay(before: Game, game: Game): Game {
  if (!isDayOver(game)) return game;
  const { customersServed, dayTarget } = game.stats;
  const missed = Math.max(0, dayTarget - customersServed);
  const customersMissed = (game.record.customersMissed ?? 0) + missed;
  const ended: Game = { ...game, stats: nextDay(game.stats), record: { ...game.record, customersMissed } };
  return withSummary(withCelebrations(before, withAwards(ended)), game);
}

/** Returns what serving a table pays, in cents. */
function servingCents({ bistro }: Game, { isSecondChoice }: Extract<Table, { status: 'ready' }>): number {
  const paid = isSecondChoice === true ? earnings.servingSecondChoiceCents : earnings.servingCents;
  return bistro.platesPrepared > 0 ? paid + earnings.preparedPlateCents : paid;
}

/** Serves the dish and frees the table. May end the day and earn awards. */
export function serve(game: Game, table: Extract<Table, { status: 'ready' }>): Game {
  const paid: Stats = {
    ...game.stats,
    score: game.stats.score + points.serving,
    moneyCents: game.stats.moneyCents + servingCents(game, table),
    customersServed: game.stats.customersServed + 1,
  };
  const platesPrepared = Math.max(0, game.bistro.platesPrepared - 1);
  const served: Game = {
    ...freed(game, table.id, { hasPlates: true }),
    stats: paid,
    bistro: { ...game.bistro, platesPrepared },
  };
  const entry = { mood: 'happy', message: 'feedback.served', points: points.serving, patiencePercent: 100 } as const;
  const told = withFeedback(served, customerEntry(table.customer, entry));
  const after = isDayOver(told) ? endDay(game, told) : withCelebrations(game, withAwards(told));
  return takeTurn(after, table.id);
}

/** Returns how much of the day is over, from 0 in the morning to 1. */
export function dayFraction({ stats, dayComplete }: Pick<Game, 'stats' | 'dayComplete'>): number {
  return dayComplete === null ? Math.min(1, stats.customersServed / stats.dayTarget) : 1;
}
