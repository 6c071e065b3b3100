import { timeLimitMs } from './scoring.ts';
import type { Game, GameSpeed, Order } from './state.ts';
import { rescaled } from './table.ts';

function rescaledOrder(order: Order, from: GameSpeed, to: GameSpeed): Order {
  const [before, after] = [timeLimitMs(order.problem, from), timeLimitMs(order.problem, to)];
  if (after === null) return { ...order, timeLeftMs: null };
  const share = before === null || order.timeLeftMs === null ? 1 : order.timeLeftMs / before;
  return { ...order, timeLeftMs: share * after };
}

/** Another speed: what is left of every clock keeps its share. */
export function changeSpeed(game: Game, speed: GameSpeed): Game {
  if (game.speed === speed) return game;
  const order = game.order === null ? null : rescaledOrder(game.order, game.speed, speed);
  return { ...game, speed, order, tables: game.tables.map((table) => rescaled(table, game.speed, speed)) };
}
