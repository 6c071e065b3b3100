import { emptyBistro } from './day/bistro.ts';
import { tierOf } from '../problems/band.ts';
import { days, points } from './constants.ts';
import { dayStartOf } from './day/dayStart.ts';
import { playableSpeed } from '../lesson/lessonPlay.ts';
import { menuOfTier } from './day/menu.ts';
import { seededRandom } from '../problems/random.ts';
import type { Game, NewGame, Stats } from './state.ts';
import { arrivalIntervalMs, freeTables } from './floor/table.ts';

const firstStats: Stats = {
  level: 1,
  levelProgressPercent: 0,
  score: 0,
  moneyCents: 0,
  day: 1,
  customersServed: 0,
  dayTarget: days.firstTarget,
  correctAnswers: 0,
  totalProblems: 0,
  consecutiveCorrect: 0,
  problemsSinceLastFail: 0,
  failedAttempts: 0,
  completionTimesMs: [],
};

/** An empty restaurant with nothing open. */
const freshFloor = {
  tables: freeTables,
  nextArrivalMs: arrivalIntervalMs(firstStats.level),
  isClosing: false,
  order: null,
  result: null,
  dayComplete: null,
  levelUp: null,
  celebrations: [],
  popups: [],
  feedback: [],
  recentCustomers: [],
  // Loaded again with each start.
  reviews: null,
} as const;

/** Returns a new game at its start menu. */
export function newGame(options: NewGame): Game {
  const { onlyType = null, lesson = null, speed = 'standard' } = options;
  const { seed, band } = lesson ?? options;
  const menu = lesson === null ? (options.menu ?? []) : [];
  const fullMenu = menuOfTier(menu, tierOf(band));
  const random = seededRandom(seed).state;
  return {
    ...freshFloor,
    seed: random,
    random,
    band,
    onlyType,
    lesson,
    speed: playableSpeed(speed, lesson),
    status: 'menu',
    awards: [],
    awardsToday: [],
    practice: {},
    isPremium: false,
    menu: fullMenu,
    bistro: emptyBistro,
    stats: firstStats,
    record: {
      problemsMade: 0,
      lastProblemKey: '',
      feedbackMade: 0,
      siblings: [],
      lastAnswers: [],
      achievementPoints: {},
      turnDueAt: null,
      beginnerSolved: 0,
      dayStart: dayStartOf(firstStats),
      fullMenu,
    },
  };
}

/**
 * Starts a new game for the same player. Keeps age group, lesson, speed, menu, premium status, money support, and the tutorial
 * badge with its points.
 */
export function gameAgain(game: Game, seed: number): Game {
  const { band, onlyType, lesson, speed, record, isPremium, awards } = game;
  const { moneySupport } = record;
  const fresh = newGame({ seed, band, onlyType, lesson, speed, menu: record.fullMenu });
  const kept = awards.filter((award) => award.kind === 'badge' && award.id === 'tutorial_master');
  const stats = { ...fresh.stats, score: kept.length * points.badge };
  return {
    ...fresh,
    isPremium,
    awards: kept,
    stats,
    record: { ...fresh.record, dayStart: dayStartOf(stats), ...(moneySupport && { moneySupport }) },
  };
}

/** Returns the game at its menu. A day in progress stays for the event `continued`, as after a reload; a lesson asks its order again. */
export function atMenu(game: Game): Game {
  if (game.lesson !== null || game.dayComplete !== null) return onFreshFloor(game, 'menu');
  const { tables, nextArrivalMs, order, recentCustomers } = game;
  return { ...game, ...freshFloor, tables, nextArrivalMs, order, recentCustomers, status: 'menu' };
}

/** Returns the game with an empty restaurant and nothing open; everything else stays. */
export function onFreshFloor(game: Game, status: Game['status']): Game {
  const nextArrivalMs = arrivalIntervalMs(game.stats.level);
  return { ...game, ...freshFloor, nextArrivalMs, status, record: { ...game.record, turnDueAt: null } };
}
