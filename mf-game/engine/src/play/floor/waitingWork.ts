import { waitingWork } from '../constants.ts';
import type { Game, TableId } from '../state.ts';
import { freed, tableOf } from './table.ts';

/** Takes the last customer's plates away; the next customer comes a little earlier. */
export function clearTable(game: Game, id: TableId): Game {
  const table = tableOf(game, id);
  if (table?.status !== 'available' || table.hasPlates !== true) return game;
  return { ...freed(game, id), nextArrivalMs: Math.max(1, game.nextArrivalMs - waitingWork.arrivalEarlierMs) };
}

/** Prepares a plate while no order is open. The next customer served leaves a tip for it. */
export function prepareDish(game: Game): Game {
  const { bistro, order } = game;
  if (order !== null || bistro.platesPrepared >= waitingWork.mostPlates) return game;
  return { ...game, bistro: { ...bistro, platesPrepared: bistro.platesPrepared + 1 } };
}
