import { readAnswer } from '../../answers/answer.ts';
import { makeProblem, problemKey } from '../../problems/makeProblem.ts';
import { tierOf } from '../../problems/band.ts';
import { dueFollowUp } from '../../problems/followUp.ts';
import type { Problem } from '../../problems/problem.ts';
import { chance, numberedRandom, type Random, seededRandom } from '../../problems/random.ts';
import { moneySupportOf } from './changeEntry.ts';
import { timeLimitMs } from '../../rewards/scoring.ts';
import { type Customer, favoriteOf } from '../floor/cast.ts';
import type { Challenge } from './challenge.ts';
import { challengeOf } from './challengeOf.ts';
import { challenges, favoritePercent, kept } from '../constants.ts';
import { customerEntry, notice, withFeedback } from './feedback.ts';
import { grade } from './grade.ts';
import { withCrate } from '../day/inventory.ts';
import { lessonProblems } from '../../lesson/lesson.ts';
import type { Lesson } from '../../lesson/lessonCode.ts';
import { type ReviewPlan, reviewPlan, withVisit } from '../../review/visits.ts';
import type { DishId } from '../day/menu.ts';
import type { GameRecord, Game, Table } from '../state.ts';

/** A customer's wish for their favorite dish. */
interface Wish {
  /** The favorite if it is wanted and in stock. */
  readonly favorite?: DishId;
  /** The favorite if it is wanted and sold out. */
  readonly missedFavorite: DishId | null;
}

function wishOf(
  { band, lesson, menu }: Pick<Game, 'band' | 'lesson' | 'menu'>,
  customer: Customer,
  random: Random,
): Wish {
  if (lesson !== null) return { missedFavorite: null };
  const favorite = favoriteOf(customer.id, tierOf(band));
  const item = menu.find(({ id }) => id === favorite);
  if (!chance(random, favoritePercent) || item === undefined) return { missedFavorite: null };
  return item.stock > 0 ? { favorite, missedFavorite: null } : { missedFavorite: favorite };
}

/** Returns the game with the free portions that the cook brings when everything is sold out. */
function withFullEnoughMenu(game: Game): Game {
  const menu = withCrate(game.menu);
  return menu === null ? game : withFeedback({ ...game, menu }, notice('feedback.crate'));
}

function withMissedFavorite(game: Game, customer: Customer, { missedFavorite }: Wish): Game {
  if (missedFavorite === null) return game;
  const entry = { mood: 'waiting', message: 'feedback.favorite_out', points: 0, patiencePercent: 100 } as const;
  return withFeedback(game, customerEntry(customer, entry));
}

/** Returns the record with a problem that was just asked. */
function withAsked(record: GameRecord, problem: Problem, number: number): GameRecord {
  const key = problemKey(problem);
  return {
    ...record,
    problemsMade: number,
    lastProblemKey: key,
    recentTypes: [...(record.recentTypes ?? []), problem.type].slice(-kept.problemTypes),
    recentKeys: [...(record.recentKeys ?? []), key].slice(-kept.problemKeys),
  };
}

/** Returns the problem of a lesson, without its hints if the lesson has none. */
function lessonProblem(lesson: Lesson, number: number): Problem | undefined {
  const problem = lessonProblems(lesson)[number - 1];
  return problem === undefined || lesson.hints ? problem : { ...problem, hints: [] };
}

interface Draw {
  readonly number: number;
  readonly challenge: Challenge;
  readonly wish: Wish;
  /** How the skill of a visit is asked; null for every other order. */
  readonly review: ReviewPlan | null;
}

function drawProblem(game: Game, { number, challenge, wish: { favorite }, review }: Draw) {
  const { seed, onlyType, lesson, record } = game;
  const { band, menu } = review ?? game;
  const planned = lesson === null ? undefined : lessonProblem(lesson, number);
  if (planned !== undefined) return { problem: planned };
  // Only one type is asked all the time.
  const recentTypes = onlyType === null ? record.recentTypes : [];
  const followUp = review === null ? dueFollowUp({ siblings: record.siblings, recentTypes }, number) : undefined;
  const { type = onlyType ?? undefined, variant } = review ?? followUp ?? {};
  const request = {
    id: `${seed}-${number}`,
    band,
    menu,
    lastKey: record.lastProblemKey,
    recentTypes,
    recentKeys: record.recentKeys,
    isFirstOrder: number === 1,
    challenge,
    favorite,
    type,
    variant,
    followUpOfKey: followUp?.ofKey,
  };
  return { followUp, problem: makeProblem(request, numberedRandom(seed, number)) };
}

/** Opens a waiting customer's order: patience stops, and the problem's own time limit starts. */
export function openOrder(before: Game, { id, customer, visit }: Extract<Table, { status: 'waiting' }>): Game {
  const game = withFullEnoughMenu(before);
  // An order of a lesson that was left without an answer is asked again.
  const number = 1 + (game.lesson === null ? game.record.problemsMade : game.stats.totalProblems);
  const random = seededRandom(game.random);
  const review = visit === undefined ? null : reviewPlan(game, visit);
  const wish = wishOf({ ...game, ...review }, customer, random);
  const challenge = challengeOf(game);
  const { followUp, problem } = drawProblem(game, { number, challenge, wish, review });
  const wrongInARow = game.record.wrongInARow?.[problem.skill] ?? 0;
  const helps = game.lesson?.hints !== false;
  const record = withAsked(game.record, problem, number);
  const opened: Game = {
    ...game,
    random: random.state,
    order: {
      tableId: id,
      customer,
      problem,
      timeLeftMs: timeLimitMs(problem, game.speed),
      elapsedMs: 0,
      workedMs: 0,
      // A follow-up problem that can't be asked, because too few dishes are in stock, is replaced by a random one.
      origin: review !== null ? 'review' : problem.variant === followUp?.variant ? 'follow_up' : 'drawn',
      ...(review !== null && { visit }),
      challenge,
      opensPicture: helps && (challenge === 'easier' || wrongInARow >= challenges.wrongForPicture),
      moneySupport: moneySupportOf(game, problem),
      missedFavorite: wish.missedFavorite,
      hintsShown: game.bistro.hasHelper ? 1 : 0,
      question: null,
    },
    record: { ...record, siblings: record.siblings.filter((queued) => queued !== followUp) },
  };
  const visited = review === null ? opened : withVisit(opened);
  return withMissedFavorite(visited, customer, wish);
}

/** Shows one more hint, until all are shown. */
export function showHint(game: Game): Game {
  const { order } = game;
  if (order === null || order.hintsShown >= order.problem.hints.length) return game;
  return { ...game, order: { ...order, hintsShown: order.hintsShown + 1 } };
}

/** Grades an entry. An unreadable entry changes nothing; an ambiguous one becomes a question. */
export function answer(game: Game, text: string): Game {
  const { order } = game;
  if (order === null) return game;
  const reading = readAnswer(text, order.problem.answer.unit);
  switch (reading.kind) {
    case 'empty':
    case 'unreadable':
      return game;
    case 'ambiguous':
      return { ...game, order: { ...order, question: { text, readings: reading.readings } } };
    case 'number':
      return grade(game, order, reading.hundredths);
  }
}

/** Grades the reading of an ambiguous entry that the player meant. */
export function confirmAnswer(game: Game, hundredths: number): Game {
  const { order } = game;
  if (order?.question?.readings.includes(hundredths) !== true) return game;
  return grade(game, order, hundredths);
}
