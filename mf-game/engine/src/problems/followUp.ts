import { followUpOrders } from '../play/constants.ts';
import { problemKey } from './makeProblem.ts';
import type { Problem } from './problem.ts';
import { filled, pick, seededRandom } from './random.ts';
import type { Game, FollowUp } from '../play/state.ts';

/** Returns the follow-up problem that is due at a problem's number, if any. */
export function dueFollowUp({ siblings }: Game['record'], number: number): FollowUp | undefined {
  return siblings.find(({ dueAt }) => dueAt <= number);
}

/**
 * Queues a follow-up of a problem answered wrong for one of the next orders, but not the very next. One of the next four is
 * always free: everything queued earlier is due within four orders of an earlier one.
 */
export function withFollowUp(game: Game, problem: Problem): Game {
  const { record } = game;
  const isFree = (orders: number): boolean =>
    record.siblings.every(({ dueAt }) => dueAt !== record.problemsMade + orders);
  const random = seededRandom(game.random);
  const orders = pick(random, filled(followUpOrders.filter(isFree)) ?? followUpOrders);
  const followUp: FollowUp = {
    dueAt: record.problemsMade + orders,
    type: problem.type,
    variant: problem.variant,
    ofKey: problemKey(problem),
  };
  return { ...game, random: random.state, record: { ...record, siblings: [...record.siblings, followUp] } };
}
