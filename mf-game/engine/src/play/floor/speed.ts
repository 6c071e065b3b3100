import { speedFactors } from '../constants.ts';
import { playableSpeed } from '../../lesson/lessonPlay.ts';
import { timeLimitMs } from '../../rewards/scoring.ts';
import type { Game, GameSpeed, Order } from '../state.ts';
import { arrivalIntervalMs, rescaled } from './table.ts';

const factorOf = (speed: GameSpeed): number => (speed === 'none' ? 1 : speedFactors[speed]);

function rescaledOrder(order: Order, from: GameSpeed, to: GameSpeed): Order {
  const [before, after] = [timeLimitMs(order.problem, from), timeLimitMs(order.problem, to)];
  const elapsedMs = (order.elapsedMs * factorOf(to)) / factorOf(from);
  if (after === null) return { ...order, timeLeftMs: null, elapsedMs };
  const share = before === null || order.timeLeftMs === null ? 1 : order.timeLeftMs / before;
  return { ...order, timeLeftMs: share * after, elapsedMs };
}

/**
 * Changes the game speed. Every timer keeps its remaining share. After untimed mode, where no timer runs, each starts full, and
 * the next customer is at most one arrival interval away.
 */
export function changeSpeed(game: Game, wanted: GameSpeed): Game {
  const speed = playableSpeed(wanted, game.lesson);
  if (game.speed === speed) return game;
  return {
    ...game,
    speed,
    order: game.order === null ? null : rescaledOrder(game.order, game.speed, speed),
    tables: game.tables.map((table) => rescaled(table, game.speed, speed)),
    nextArrivalMs: Math.min(game.nextArrivalMs, arrivalIntervalMs(game.stats.level)),
    record: { ...game.record, turnDueAt: null },
  };
}
