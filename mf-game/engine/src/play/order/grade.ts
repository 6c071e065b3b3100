import { gradeAnswer } from '../../answers/gradeAnswer.ts';
import type { Mistake } from '../../problems/problem.ts';
import type { Award } from '../../rewards/award.ts';
import { takeTurn } from '../floor/untimed.ts';
import { withCelebrations } from '../../rewards/celebration.ts';
import { grown } from '../day/bistro.ts';
import { challengeOf } from './challengeOf.ts';
import { badges, beginnerProblemsPerSuggestion, kept, levels } from '../constants.ts';
import { endDay } from '../day/day.ts';
import { withAwards } from '../../rewards/earn.ts';
import { notice, praise, customerEntry, withFeedback } from './feedback.ts';
import { usedUp } from '../day/inventory.ts';
import { wrongId } from './feedbackIds.ts';
import { advanced, isCelebrated, levelUpBonus } from '../../rewards/level.ts';
import { tierOf } from '../../problems/band.ts';
import { withSupport } from './changeEntry.ts';
import { practiced } from '../../rewards/practice.ts';
import type { TryResult } from '../../review/skillStates.ts';
import { withTried } from '../../review/visits.ts';
import { seededRandom } from '../../problems/random.ts';
import { bonusSeconds, completionMs, moneyCentsFor, scoreFor } from '../../rewards/scoring.ts';
import { withFollowUp } from '../../problems/followUp.ts';
import type { GameRecord, Game, Order, Result, Stats } from '../state.ts';
import { freed, patienceFraction, tableOf, withCustomerLost, withTable } from '../floor/table.ts';

interface Graded {
  readonly order: Order;
  readonly answerHundredths: number;
  readonly patiencePercent: number;
}

type Outcome = Pick<Result, 'isCorrect' | 'pointsEarned' | 'moneyEarnedCents' | 'mistake'>;
type Earned = Pick<Result, 'pointsEarned' | 'moneyEarnedCents'>;

/** Returns the statistics after a correct answer, without the bonus of a new level. */
function statsAfterCorrect({ stats, speed }: Game, order: Order, earned: Earned): Stats {
  return {
    ...stats,
    ...advanced(stats),
    score: stats.score + earned.pointsEarned,
    moneyCents: stats.moneyCents + earned.moneyEarnedCents,
    correctAnswers: stats.correctAnswers + 1,
    totalProblems: stats.totalProblems + 1,
    consecutiveCorrect: stats.consecutiveCorrect + 1,
    problemsSinceLastFail: stats.problemsSinceLastFail + 1,
    failedAttempts: 0,
    completionTimesMs: [...stats.completionTimesMs, completionMs(order, speed)].slice(-kept.completionTimes),
  };
}

/** Returns how an order was answered. The hint that the helper shows with every order doesn't count as help. */
function tryResult({ bistro }: Game, { hintsShown }: Order, isRight: boolean): TryResult {
  if (!isRight) return 'wrong';
  return hintsShown > (bistro.hasHelper ? 1 : 0) ? 'hint' : 'alone';
}

function withPractice(game: Game, order: Order, isRight: boolean): Game {
  const { problem, workedMs } = order;
  const lastAnswers = [...game.record.lastAnswers, isRight].slice(-kept.answers);
  const count = isRight ? 0 : (game.record.wrongInARow?.[problem.skill] ?? 0) + 1;
  const wrongInARow = { ...game.record.wrongInARow, [problem.skill]: count };
  return {
    ...withTried(game, problem.skill),
    practice: practiced(game.practice, problem.skill, isRight),
    record: {
      ...game.record,
      lastAnswers,
      wrongInARow,
      ...withSupport(game, problem, tryResult(game, order, isRight)),
      workedMs: (game.record.workedMs ?? 0) + Math.round(workedMs),
    },
  };
}

/** Adds the bonus of a level just reached, a thing for the bistro, and its overlay unless the level has a celebration. */
function withLevelUp(game: Game, before: number): Game {
  const { level } = game.stats;
  if (level === before) return game;
  const bonusPoints = levelUpBonus(level);
  const stats = { ...game.stats, score: game.stats.score + bonusPoints };
  const levelUp = isCelebrated(level) ? null : { level, bonusPoints, leftMs: levels.overlayMs };
  return { ...game, stats, levelUp, bistro: grown(game.bistro, level) };
}

/** Adds the awards of a correct answer, including those for a new level and for persistence. */
function withEarned(before: Game, after: Game, { problem }: Order): Game {
  const { level } = after.stats;
  const isPersistent = before.stats.failedAttempts >= badges.persistenceFailures && problem.tier !== 'beginner';
  const also: readonly Award[] = [
    ...(level > before.stats.level ? [{ kind: 'level', level } as const] : []),
    ...(isPersistent ? [{ kind: 'badge', id: 'persistence' } as const] : []),
  ];
  return withCelebrations(before, withAwards(after, also));
}

/** Suggests the next tier after every tenth correct beginner problem. */
function withSuggestion(game: Game, order: Order): Game {
  // A regular of an earlier age group says nothing about the present one.
  if (order.problem.tier !== 'beginner' || tierOf(game.band) !== 'beginner' || game.lesson !== null) return game;
  const beginnerSolved = game.record.beginnerSolved + 1;
  const record: GameRecord = { ...game.record, beginnerSolved };
  const counted = { ...game, record };
  const isDue = beginnerSolved % beginnerProblemsPerSuggestion === 0;
  return isDue ? withFeedback(counted, { ...notice('feedback.suggest_intermediate'), action: 'move_up' }) : counted;
}

/** Explains once that the next orders are easier or harder. */
function withChallengeNotice(before: Game, game: Game): Game {
  const challenge = challengeOf(game);
  if (challenge === 'usual' || challenge === challengeOf(before)) return game;
  return withFeedback(game, notice(`feedback.${challenge}`));
}

/** The game with its order closed: its result is open. */
function closed(game: Game, { order, answerHundredths }: Graded, outcome: Outcome): Game {
  const { problem, origin, customer, tableId, moneySupport } = order;
  return {
    ...takeTurn(withPractice(game, order, outcome.isCorrect), tableId),
    order: null,
    result: { ...outcome, problem, origin, customer, tableId, moneySupport, answerHundredths, retry: null },
  };
}

function correct(game: Game, graded: Graded): Game {
  const { order, patiencePercent } = graded;
  const { problem, tableId, customer, missedFavorite } = order;
  const random = seededRandom(game.random);
  const message = praise(random, problem.band);
  const secondChoice = missedFavorite === null ? {} : ({ isSecondChoice: true } as const);
  const pointsEarned = scoreFor(problem, bonusSeconds(order, game.speed));
  const earned: Earned = { pointsEarned, moneyEarnedCents: moneyCentsFor(problem) };
  const unpaid = closed(game, graded, { isCorrect: true, ...earned, mistake: null });
  const paid: Game = {
    ...unpaid,
    random: random.state,
    menu: game.lesson === null ? usedUp(game.menu, problem.dish) : game.menu,
    tables: withTable(unpaid.tables, { id: tableId, status: 'ready', customer, dish: problem.dish, ...secondChoice }),
    stats: statsAfterCorrect(game, order, earned),
  };
  const praised = withFeedback(
    paid,
    customerEntry(customer, { mood: 'happy', message, points: pointsEarned, patiencePercent }),
  );
  return withSuggestion(withEarned(game, withLevelUp(praised, game.stats.level), order), order);
}

function wrong(game: Game, graded: Graded, mistake: Mistake | null): Game {
  const { order, patiencePercent } = graded;
  const { problem, tableId, customer } = order;
  const unpaid = closed(game, graded, { isCorrect: false, pointsEarned: 0, moneyEarnedCents: 0, mistake });
  const left: Game = {
    ...withCustomerLost(freed(unpaid, tableId)),
    stats: {
      ...game.stats,
      totalProblems: game.stats.totalProblems + 1,
      consecutiveCorrect: 0,
      problemsSinceLastFail: 0,
      failedAttempts: game.stats.failedAttempts + 1,
    },
  };
  const entry = { mood: 'angry', message: wrongId(problem), points: 0, patiencePercent } as const;
  return withFeedback(withFollowUp(left, problem), customerEntry(customer, entry));
}

/** Closes the open order: the dish is ready, or the customer leaves upset. */
export function grade(game: Game, order: Order, answerHundredths: number): Game {
  const table = tableOf(game, order.tableId);
  const patience = table?.status === 'waiting' ? patienceFraction(table, game.speed) : 1;
  const graded: Graded = { order, answerHundredths, patiencePercent: Math.round(100 * patience) };
  const { isCorrect, mistake } = gradeAnswer(order.problem, answerHundredths);
  const after = withChallengeNotice(game, isCorrect ? correct(game, graded) : wrong(game, graded, mistake));
  // The answer's awards have already been celebrated.
  return endDay(after, after);
}
