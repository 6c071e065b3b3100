import { siblingOrders } from '../play/constants.ts';
import { problemKey } from './makeProblem.ts';
import type { Problem } from './problem.ts';
import { filled, pick, seededRandom } from './random.ts';
import type { Game, Sibling } from '../play/state.ts';

/** The followUp that is due as a problem's number, if any. */
export function dueFollowUp({ siblings }: Game['record'], number: number): Sibling | undefined {
  return siblings.find(({ dueAt }) => dueAt <= number);
}

/**
 * The game with a followUp of the problem just answered wrong for one of the next orders, never the very next. The fourth
 * from now is always free: what was queued before is due within four of an earlier order.
 */
export function withFollowUp(game: Game, problem: Problem): Game {
  const { record } = game;
  const isFree = (orders: number): boolean =>
    record.siblings.every(({ dueAt }) => dueAt !== record.problemsMade + orders);
  const random = seededRandom(game.random);
  const orders = pick(random, filled(siblingOrders.filter(isFree)) ?? siblingOrders);
  const followUp: Sibling = {
    dueAt: record.problemsMade + orders,
    type: problem.type,
    variant: problem.variant,
    ofKey: problemKey(problem),
  };
  return { ...game, random: random.state, record: { ...record, siblings: [...record.siblings, followUp] } };
}
