import { serve } from '../day/day.ts';
import { notice, withFeedback } from '../order/feedback.ts';
import { openOrder } from '../order/order.ts';
import type { Game, TableId } from '../state.ts';
import { tableOf } from './table.ts';
import { clearTable } from './waitingWork.ts';

/** Serves the table, opens its order, or explains why neither is possible. Only one order is open at a time. */
export function pressTable(game: Game, id: TableId): Game {
  const table = tableOf(game, id);
  if (table === undefined) return game;
  switch (table.status) {
    case 'available':
      // A press that clears the table still explains where customers come from.
      return withFeedback(clearTable(game, id), notice('feedback.table_available'));
    case 'seating':
      return withFeedback(game, notice('feedback.table_seating'));
    case 'ready':
      return serve(game, table);
    case 'waiting':
      if (game.order === null) return openOrder(game, table);
      return game.order.tableId === id ? game : withFeedback(game, notice('feedback.finish_order_first'));
  }
}
