import { type AgeBand, tierOf } from './band.ts';
import { days, floor } from './constants.ts';
import { dayStartOf } from './day.ts';
import { defaultMenus, type MenuItem, menuOfTier } from './menu.ts';
import { answer, settle, showHint } from './order.ts';
import { pressTable } from './pressTable.ts';
import { seededRandom } from './random.ts';
import { changeSpeed } from './speed.ts';
import type { Game, GameEvent, NewGame, Stats } from './state.ts';
import { freeTables } from './table.ts';
import { tick } from './tick.ts';

export { gameSpeeds } from './state.ts';
export type {
  Customer,
  DaySummary,
  FeedbackEntry,
  Game,
  GameEvent,
  GameRecord,
  GameSpeed,
  NewGame,
  Order,
  Practice,
  Result,
  Retry,
  SkillRecord,
  Stats,
  Table,
  TableId,
} from './state.ts';

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

/** An empty restaurant, and nothing open. */
const freshFloor = {
  tables: freeTables,
  nextArrivalMs: floor.firstArrivalMs,
  order: null,
  result: null,
  dayComplete: null,
  levelUp: null,
  feedback: [],
} as const;

/** A game at its start menu. */
export function newGame({ seed, band, speed = 'standard', menu = [] }: NewGame): Game {
  const fullMenu = menuOfTier(menu, tierOf(band));
  const random = seededRandom(seed).state;
  return {
    ...freshFloor,
    seed: random,
    random,
    band,
    speed,
    status: 'menu',
    celebrations: [],
    awards: [],
    practice: {},
    isPremium: false,
    menu: fullMenu,
    stats: firstStats,
    record: {
      problemsMade: 0,
      lastProblemKey: '',
      feedbackMade: 0,
      beginnerSolved: 0,
      dayStart: dayStartOf(firstStats),
      fullMenu,
    },
  };
}

function start({ seed, band, speed, record }: Game): Game {
  return { ...newGame({ seed, band, speed, menu: record.fullMenu }), status: 'playing' };
}

function chooseBand(game: Game, band: AgeBand): Game {
  if (game.band === band) return game;
  if (tierOf(game.band) === tierOf(band)) return { ...game, band };
  const menu = defaultMenus[tierOf(band)];
  const stats = { ...game.stats, failedAttempts: 0 };
  return { ...game, band, menu, stats, record: { ...game.record, fullMenu: menu } };
}

/**
 * A menu from the server; one of another tier is too late and changes nothing. In a running game the stock used so far
 * stays used.
 */
function loadMenu(game: Game, items: readonly MenuItem[]): Game {
  const loaded = menuOfTier(items, tierOf(game.band));
  if (loaded === defaultMenus[tierOf(game.band)]) return game;
  const stockOf = (item: MenuItem): number => game.menu.find(({ id }) => id === item.id)?.stock ?? item.stock;
  const menu = game.status === 'menu' ? loaded : loaded.map((item) => ({ ...item, stock: stockOf(item) }));
  return { ...game, menu, record: { ...game.record, fullMenu: loaded } };
}

/** Events of the floor: only while playing and nothing stands open over it. */
function nextOnFloor(
  game: Game,
  event: Extract<GameEvent, { type: 'tablePressed' | 'hintRequested' | 'answered' | 'meant' }>,
): Game {
  if (game.status !== 'playing' || game.result !== null || game.dayComplete !== null) return game;
  switch (event.type) {
    case 'tablePressed':
      return pressTable(game, event.tableId);
    case 'hintRequested':
      return showHint(game);
    case 'answered':
      return answer(game, event.text);
    case 'meant':
      return settle(game, event.hundredths);
  }
}

/** The rules: the state after an event. Pure; an event that does not fit the state returns the same object. */
export function next(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'started':
      return game.status === 'menu' ? start(game) : game;
    case 'continued':
      return game.status === 'menu' ? { ...game, ...freshFloor, status: 'playing' } : game;
    case 'paused':
      return game.status === 'playing' ? { ...game, status: 'paused' } : game;
    case 'resumed':
      return game.status === 'paused' ? { ...game, status: 'playing' } : game;
    case 'left':
      return game.status === 'menu' ? game : { ...game, ...freshFloor, status: 'menu' };
    case 'ticked':
      return tick(game, event.elapsedMs);
    case 'resultClosed':
      return game.result === null ? game : { ...game, result: null };
    case 'celebrationClosed':
      return game.celebrations.length === 0 ? game : { ...game, celebrations: game.celebrations.slice(1) };
    case 'premiumChanged':
      return game.isPremium === event.isPremium ? game : { ...game, isPremium: event.isPremium };
    case 'retryOpened':
    case 'retried':
    case 'retryMeant':
    case 'badgeEarned':
    case 'restocked':
      return game;
    case 'nextDayOpened':
      return game.dayComplete === null ? game : { ...game, dayComplete: null };
    case 'menuLoaded':
      return loadMenu(game, event.menu);
    case 'speedChanged':
      return changeSpeed(game, event.speed);
    case 'bandChosen':
      return game.status === 'menu' ? chooseBand(game, event.band) : game;
    case 'tablePressed':
    case 'hintRequested':
    case 'answered':
    case 'meant':
      return nextOnFloor(game, event);
  }
}
