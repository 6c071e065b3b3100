import { tierOf } from '../problems/band.ts';
import { chooseBand, moveUp } from './ageBand.ts';
import { closeKitchen, closeSummary, endClosing } from './day/closing.ts';
import { advanceUntimed } from './floor/untimed.ts';
import { withCelebrations } from '../rewards/celebration.ts';
import { withAwards } from '../rewards/earn.ts';
import { restock } from './day/inventory.ts';
import { defaultMenus, type DishId, type MenuItem, menuOfTier } from './day/menu.ts';
import { atMenu, gameAgain } from './newGame.ts';
import { answer, confirmAnswer, showHint } from './order/order.ts';
import { pressTable } from './floor/pressTable.ts';
import { clarifyRetry, enterRetry, openRetry, showRetryHint } from './order/retry.ts';
import { loadReviews } from '../review/visits.ts';
import { changeSpeed } from './floor/speed.ts';
import { buyItem, chooseItem, hireHelper } from './day/shop.ts';
import type { Game, TableId } from './state.ts';
import type { GameEvent } from './gameEvent.ts';
import { isFloorOpen } from './floor/table.ts';
import { tick } from './floor/tick.ts';
import { clearTable, prepareDish } from './floor/waitingWork.ts';

export { gameAgain, newGame } from './newGame.ts';
export { gameSpeeds } from './state.ts';
export type { Customer } from './floor/cast.ts';
export type {
  GameRecord,
  FollowUp,
  DaySummary,
  FeedbackEntry,
  Game,
  GameSpeed,
  NewGame,
  Order,
  OrderOrigin,
  Practice,
  Result,
  Retry,
  SkillRecord,
  Stats,
  Table,
  TableId,
} from './state.ts';
export type { GameEvent } from './gameEvent.ts';

function withPremium(game: Game, isPremium: boolean): Game {
  // A lesson earns no certificates.
  if (game.isPremium === isPremium || game.lesson !== null) return game;
  return withCelebrations(game, withAwards({ ...game, isPremium }));
}

/** Applies a menu from the server, unless it is for another tier by now. Portions used so far stay used. */
function loadMenu(game: Game, items: readonly MenuItem[]): Game {
  const loaded = menuOfTier(items, tierOf(game.band));
  if (game.lesson !== null || loaded === defaultMenus[tierOf(game.band)]) return game;
  const stockIn = (menu: readonly MenuItem[], dish: DishId): number => menu.find(({ id }) => id === dish)?.stock ?? 0;
  const usedOf = (dish: DishId): number => stockIn(game.record.fullMenu, dish) - stockIn(game.menu, dish);
  const menu = loaded.map((item) => ({ ...item, stock: Math.max(0, item.stock - usedOf(item.id)) }));
  return { ...game, menu, record: { ...game.record, fullMenu: loaded } };
}

const withoutLevelUp = (game: Game): Game => (game.levelUp === null ? game : { ...game, levelUp: null });

/** Presses a table. In untimed mode, going on closes the level overlay. */
function takeOrder(game: Game, tableId: TableId): Game {
  const after = pressTable(game, tableId);
  return after !== game && game.speed === 'none' ? withoutLevelUp(after) : after;
}

/** Handles events of the floor, which count only while no dialog is open. */
function nextOnFloor(
  game: Game,
  event: Extract<
    GameEvent,
    { type: 'tablePressed' | 'tableCleared' | 'dishPrepared' | 'hintRequested' | 'answered' | 'clarified' }
  >,
): Game {
  if (!isFloorOpen(game)) return game;
  switch (event.type) {
    case 'tablePressed':
      return takeOrder(game, event.tableId);
    case 'tableCleared':
      return clearTable(game, event.tableId);
    case 'dishPrepared':
      return prepareDish(game);
    case 'hintRequested':
      return showHint(game);
    case 'answered':
      return answer(game, event.text);
    case 'clarified':
      return confirmAnswer(game, event.hundredths);
  }
}

function reduce(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'started':
      return game.status === 'menu' ? { ...gameAgain(game, game.seed), status: 'playing' } : game;
    case 'continued':
      return game.status === 'menu' ? { ...game, status: 'playing' } : game;
    case 'paused':
      return game.status === 'playing' ? { ...game, status: 'paused' } : game;
    case 'resumed':
      return game.status === 'paused' ? { ...game, status: 'playing' } : game;
    case 'left':
      return game.status === 'menu' ? game : atMenu(game);
    case 'ticked':
      return tick(game, event.elapsedMs);
    case 'retryOpened':
      return openRetry(game);
    case 'retryHintRequested':
      return showRetryHint(game);
    case 'retried':
      return enterRetry(game, event.text);
    case 'retryClarified':
      return clarifyRetry(game, event.hundredths);
    case 'resultClosed':
      return game.result === null ? game : { ...game, result: null };
    case 'celebrationClosed':
      return game.celebrations.length === 0 ? game : { ...game, celebrations: game.celebrations.slice(1) };
    case 'popupClosed':
      return game.popups.length === 0 ? game : { ...game, popups: game.popups.slice(1) };
    case 'levelUpClosed':
      return withoutLevelUp(game);
    case 'badgeEarned':
      return withCelebrations(game, withAwards(game, [{ kind: 'badge', id: event.badge }]));
    case 'restocked':
      return restock(game, event.dish);
    case 'premiumChanged':
      return withPremium(game, event.isPremium);
    case 'reviewsLoaded':
      return loadReviews(game, event.due, event.visits);
    case 'nextDayOpened':
      return closeSummary(game);
    case 'kitchenClosed':
      return closeKitchen(game);
    case 'menuLoaded':
      return loadMenu(game, event.menu);
    case 'speedChanged':
      return changeSpeed(game, event.speed);
    case 'bandChosen':
      return game.status === 'menu' ? chooseBand(game, event.band) : game;
    case 'movedUp':
      return game.status === 'playing' ? moveUp(game) : game;
    case 'itemChosen':
      return chooseItem(game, event.item);
    case 'itemBought':
      return buyItem(game, event.item);
    case 'helperHired':
      return hireHelper(game);
    case 'tableCleared':
    case 'dishPrepared':
    case 'tablePressed':
    case 'hintRequested':
    case 'answered':
    case 'clarified':
      return nextOnFloor(game, event);
  }
}

/** Returns the state after an event. Pure; returns the same object for an event that doesn't apply to the state. */
export function next(game: Game, event: GameEvent): Game {
  const after = reduce(game, event);
  return after === game ? game : endClosing(advanceUntimed(after));
}
