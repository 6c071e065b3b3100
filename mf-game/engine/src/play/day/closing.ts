import { withSummarySoFar } from './day.ts';
import { notice, withFeedback } from '../order/feedback.ts';
import { onFreshFloor } from '../newGame.ts';
import type { Game } from '../state.ts';
import { freed, isFloorOpen } from '../floor/table.ts';

/** Starts to close the kitchen. Customers who haven't ordered leave, which costs nothing; the rest can be finished. */
export function closeKitchen(game: Game): Game {
  if (game.status === 'menu' || game.isClosing) return game;
  const leaving = game.tables.filter(
    ({ id, status }) => (status === 'seating' || status === 'waiting') && id !== game.order?.tableId,
  );
  const emptied = leaving.reduce((now, { id }) => freed(now, id), game);
  return withFeedback({ ...emptied, isClosing: true }, notice('feedback.closing'));
}

/** Opens the day's summary once the kitchen closes and nothing is left to finish; the menu if the day hasn't begun. */
export function endClosing(game: Game): Game {
  const { isClosing, order, tables, stats, record } = game;
  const isDone = isClosing && isFloorOpen(game) && order === null && tables.every(({ status }) => status !== 'ready');
  if (!isDone) return game;
  return stats.totalProblems === record.dayStart.totalProblems ? onFreshFloor(game, 'menu') : withSummarySoFar(game);
}

/** Closes the day's summary: the next customers come, or, after closing time or a lesson, the menu opens. */
export function closeSummary(game: Game): Game {
  if (game.dayComplete === null) return game;
  return game.isClosing || game.lesson !== null ? onFreshFloor(game, 'menu') : { ...game, dayComplete: null };
}
