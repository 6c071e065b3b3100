import { beginnerProblemsPerSuggestion, kept, levels } from './constants.ts';
import { notice, praise, said, withFeedback } from './feedback.ts';
import { advanced, levelUpBonus } from './level.ts';
import type { MenuItem } from './menu.ts';
import { filled, pick, type Random, seededRandom } from './random.ts';
import { bonusSeconds, moneyCentsFor, scoreFor } from './scoring.ts';
import type { Game, GameRecord, Order, Stats } from './state.ts';
import { freed, patienceFraction, tableOf, withTable } from './table.ts';

interface Graded {
  readonly order: Order;
  readonly answerHundredths: number;
  readonly patiencePercent: number;
}

/** The menu with one portion less of a dish drawn from those that have any. */
function usedUp(menu: readonly MenuItem[], random: Random): readonly MenuItem[] {
  const inStock = filled(menu.filter(({ stock }) => stock > 0));
  if (inStock === null) return menu;
  const used = pick(random, inStock);
  return menu.map((item) => (item === used ? { ...item, stock: item.stock - 1 } : item));
}

/** Statistics after a correct answer, without what a new level adds. */
function statsAfterCorrect(stats: Stats, order: Order, earned: { points: number; moneyCents: number }): Stats {
  return {
    ...stats,
    ...advanced(stats),
    score: stats.score + earned.points,
    moneyCents: stats.moneyCents + earned.moneyCents,
    correctAnswers: stats.correctAnswers + 1,
    totalProblems: stats.totalProblems + 1,
    consecutiveCorrect: stats.consecutiveCorrect + 1,
    problemsSinceLastFail: stats.problemsSinceLastFail + 1,
    failedAttempts: 0,
    completionTimesMs: [...stats.completionTimesMs, Math.round(order.elapsedMs)].slice(-kept.completionTimes),
  };
}

/** The bonus and the overlay of a level that was not there before. */
function withLevelUp(game: Game, before: number): Game {
  const { level } = game.stats;
  if (level === before) return game;
  const bonusPoints = levelUpBonus(level);
  return {
    ...game,
    levelUp: { level, bonusPoints, leftMs: levels.overlayMs },
    stats: { ...game.stats, score: game.stats.score + bonusPoints },
  };
}

/** After each tenth correct beginner problem the player is told of the next tier. */
function withSuggestion(game: Game, order: Order): Game {
  if (order.problem.tier !== 'beginner') return game;
  const beginnerSolved = game.record.beginnerSolved + 1;
  const record: GameRecord = { ...game.record, beginnerSolved };
  const counted = { ...game, record };
  const isDue = beginnerSolved % beginnerProblemsPerSuggestion === 0;
  return isDue ? withFeedback(counted, notice('feedback.suggest_intermediate')) : counted;
}

function correct(game: Game, { order, answerHundredths, patiencePercent }: Graded): Game {
  const { problem, tableId, customer } = order;
  const random = seededRandom(game.random);
  const message = praise(random, problem.band);
  const menu = usedUp(game.menu, random);
  const pointsEarned = scoreFor(problem, bonusSeconds(order, game.speed));
  const moneyEarnedCents = moneyCentsFor(problem);
  const earned = { points: pointsEarned, moneyCents: moneyEarnedCents };
  const paid: Game = {
    ...game,
    random: random.state,
    menu,
    tables: withTable(game.tables, { id: tableId, status: 'ready', customer, dish: problem.dish }),
    order: null,
    result: {
      isCorrect: true,
      problem,
      customer,
      tableId,
      answerHundredths,
      pointsEarned,
      moneyEarnedCents,
      mistake: null,
      retry: null,
    },
    stats: statsAfterCorrect(game.stats, order, earned),
  };
  const praised = withFeedback(paid, said(customer, { mood: 'happy', message, points: pointsEarned, patiencePercent }));
  return withSuggestion(withLevelUp(praised, game.stats.level), order);
}

function wrong(game: Game, { order, answerHundredths, patiencePercent }: Graded): Game {
  const { problem, tableId, customer } = order;
  const { stats } = game;
  const left: Game = {
    ...freed(game, tableId),
    order: null,
    result: {
      isCorrect: false,
      problem,
      customer,
      tableId,
      answerHundredths,
      pointsEarned: 0,
      moneyEarnedCents: 0,
      mistake: problem.mistakes.find(({ hundredths }) => hundredths === answerHundredths) ?? null,
      retry: null,
    },
    stats: {
      ...stats,
      totalProblems: stats.totalProblems + 1,
      consecutiveCorrect: 0,
      problemsSinceLastFail: 0,
      failedAttempts: stats.failedAttempts + 1,
    },
  };
  return withFeedback(left, said(customer, { mood: 'angry', message: 'feedback.wrong', points: 0, patiencePercent }));
}

/** Closes the open order: the dish is ready, or the customer leaves upset. */
export function grade(game: Game, order: Order, answerHundredths: number, isRight: boolean): Game {
  const table = tableOf(game, order.tableId);
  const patience = table?.status === 'waiting' ? patienceFraction(table, game.speed) : 1;
  const graded: Graded = { order, answerHundredths, patiencePercent: Math.round(100 * patience) };
  return isRight ? correct(game, graded) : wrong(game, graded);
}
