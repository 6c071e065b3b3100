import { followUpOrders } from '../play/constants.ts';
import { possibleTypes, problemKey } from './makeProblem.ts';
import type { Problem, ProblemType } from './problem.ts';
import { filled, pick, seededRandom } from './random.ts';
import type { FollowUp, Game } from '../play/state.ts';

interface Asked extends Pick<Game['record'], 'siblings'> {
  /** Types of the last problems, newest last. */
  readonly recentTypes?: readonly ProblemType[] | undefined;
}

/** Returns the follow-up problem that is due at a problem's number, if any. One that would be the third of its type waits. */
export function dueFollowUp({ siblings, recentTypes = [] }: Asked, number: number): FollowUp | undefined {
  const types = possibleTypes(recentTypes);
  return siblings.find(({ dueAt, type }) => dueAt <= number && types.includes(type));
}

/**
 * Queues a follow-up of a problem answered wrong for one of the next orders, but not the very next. One of the next four is always
 * free: everything queued earlier is due within four orders of an earlier one. A missed follow-up has no further one: the queue
 * would fill up, and the same few problems would repeat forever. A lesson has none, nor has a problem of an earlier age group.
 */
export function withFollowUp(game: Game, problem: Problem): Game {
  const { record, result } = game;
  if (result?.origin === 'follow_up' || game.lesson !== null || problem.band !== game.band) return game;
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
