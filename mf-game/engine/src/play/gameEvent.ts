import type { BadgeId } from '../rewards/award.ts';
import type { AgeBand } from '../problems/band.ts';
import type { DueReview } from '../review/reviews.ts';
import type { BistroItemId } from './day/bistro.ts';
import type { DishId, MenuItem } from './day/menu.ts';
import type { GameSpeed, TableId } from './state.ts';

/** Everything that can happen to a game. */
export type GameEvent =
  /** From the menu: a new game on the same seed and band. */
  | { readonly type: 'started' }
  /** From the menu: continue with the same statistics and an empty restaurant. */
  | { readonly type: 'continued' }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'left' }
  /** Milliseconds since the last tick; counted only while playing without an open dialog. */
  | { readonly type: 'ticked'; readonly elapsedMs: number }
  | { readonly type: 'tablePressed'; readonly tableId: TableId }
  | { readonly type: 'hintRequested' }
  | { readonly type: 'answered'; readonly text: string }
  /** The reading of an ambiguous entry that the player meant. */
  | { readonly type: 'clarified'; readonly hundredths: number }
  /** In the result of a wrong answer: opens the second try. */
  | { readonly type: 'retryOpened' }
  | { readonly type: 'retryHintRequested' }
  | { readonly type: 'retried'; readonly text: string }
  | { readonly type: 'retryClarified'; readonly hundredths: number }
  | { readonly type: 'resultClosed' }
  | { readonly type: 'celebrationClosed' }
  | { readonly type: 'popupClosed' }
  /** In untimed mode, where the level overlay stays until it is closed or the next order is taken. */
  | { readonly type: 'levelUpClosed' }
  /** A badge for something outside the rules, such as the tutorial. */
  | { readonly type: 'badgeEarned'; readonly badge: BadgeId }
  | { readonly type: 'restocked'; readonly dish: DishId }
  | { readonly type: 'premiumChanged'; readonly isPremium: boolean }
  /** Skills that are due today, longest overdue first, and how many were asked today. */
  | { readonly type: 'reviewsLoaded'; readonly due: readonly DueReview[]; readonly visits: number }
  /** Closes the day's summary. While the kitchen closes, it leads to the menu. */
  | { readonly type: 'nextDayOpened' }
  /** The player's time is up: what is open can be finished, and nobody new comes. */
  | { readonly type: 'kitchenClosed' }
  | { readonly type: 'menuLoaded'; readonly menu: readonly MenuItem[] }
  | { readonly type: 'speedChanged'; readonly speed: GameSpeed }
  | { readonly type: 'bandChosen'; readonly band: AgeBand }
  /** Follows the suggestion to move up to the next age band, while playing. */
  | { readonly type: 'movedUp' }
  /** Work while waiting: takes away the last customer's plates, or prepares a plate at the pass. */
  | { readonly type: 'tableCleared'; readonly tableId: TableId }
  | { readonly type: 'dishPrepared' }
  /** Takes one of the two things offered. */
  | { readonly type: 'itemChosen'; readonly item: BistroItemId }
  | { readonly type: 'itemBought'; readonly item: BistroItemId }
  | { readonly type: 'helperHired' };
