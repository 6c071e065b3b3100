import { describe, expect, it } from 'vitest';
import { type AgeBand, ageBands } from './band.ts';
import {
  answeredRow,
  answeredWrong,
  orderOf,
  played,
  playing,
  withNextOrderOpen,
  withOrderOpen,
} from '../play/game.fixture.ts';
import { dueFollowUp } from './followUp.ts';
import { problemKey } from './makeProblem.ts';
import type { Problem } from './problem.ts';
import { chance, seededRandom } from './random.ts';
import type { Game } from '../play/state.ts';

/** Returns the problems of the next orders, answered as `answers` says. */
function problemsOf(game: Game, answers: string): readonly Problem[] {
  const problems: Problem[] = [];
  Array.from(answers).reduce((now, answer) => {
    const open = withNextOrderOpen(now);
    problems.push(orderOf(open).problem);
    return answeredRow(open, answer);
  }, game);
  return problems;
}

const calm = (seed: number, band: AgeBand = 'ages_8_9'): Game => withOrderOpen({ seed, band, speed: 'none' });
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe('after a wrong answer', () => {
  it.each(ageBands)('a follow-up problem with other numbers comes two to four orders later for %s', (band) => {
    for (const seed of seeds) {
      const open = calm(seed, band);
      const missed = orderOf(open).problem;
      const wrong = answeredWrong(open);
      const [queued] = wrong.record.siblings;
      const orders = (queued?.dueAt ?? 0) - wrong.record.problemsMade;

      // One order later if it would be the third of its type.
      const next = problemsOf(wrong, 'rrrrr').slice(orders - 1, orders + 1);
      const followUp = next.find(({ type }) => type === missed.type);

      expect([2, 3, 4]).toContain(orders);
      expect(followUp).toMatchObject({ variant: missed.variant, type: missed.type, skill: missed.skill, band });
      expect(followUp?.timeLimitSeconds).toBe(missed.timeLimitSeconds);
      expect(problemKey(followUp ?? missed)).not.toBe(problemKey(missed));
    }
  });

  it('nothing is queued after a correct one', () => {
    expect(answeredRow(calm(3), 'rrr').record.siblings).toEqual([]);
  });

  it('a follow-up problem is asked once', () => {
    const game = answeredRow(answeredWrong(calm(3)), 'rrrrr');

    expect(game.record.siblings).toEqual([]);
  });

  it('a follow-up problem answered wrong has no further one', () => {
    const game = answeredRow(answeredWrong(calm(3)), 'rrrr');
    const due = { dueAt: game.record.problemsMade + 1, type: 'pricing', variant: 'profit_cost', ofKey: '' } as const;
    const open = withNextOrderOpen({ ...game, record: { ...game.record, siblings: [due] } });

    expect(orderOf(open).problem.variant).toBe('profit_cost');
    expect(answeredWrong(open).record.siblings).toEqual([]);
  });

  it('a follow-up problem that would be the third of its type waits', () => {
    const due = { dueAt: 9, type: 'pricing', variant: 'profit_cost', ofKey: '' } as const;
    const later = { ...due, type: 'order_total', variant: 'large_order' } as const;

    expect(dueFollowUp({ siblings: [due], recentTypes: ['order_total', 'pricing'] }, 9)).toBe(due);
    expect(dueFollowUp({ siblings: [due], recentTypes: ['pricing', 'pricing'] }, 9)).toBeUndefined();
    expect(dueFollowUp({ siblings: [due, later], recentTypes: ['pricing', 'pricing'] }, 9)).toBe(later);
  });

  it.each(ageBands)('a child who gets nothing right is asked no fixed cycle of problems: %s', (band) => {
    const types = problemsOf(playing({ seed: 5, band, speed: 'none' }), 'w'.repeat(60)).map(({ type }) => type);

    for (const length of [1, 2, 3, 4, 6]) {
      const repeated = types.filter((type, at) => at >= length && type === types[at - length]).length;
      expect(repeated).toBeLessThan(0.75 * types.length);
    }
    expect(new Set(types).size).toBe(4);
  });

  it('every follow-up problem comes within four orders and not with the next, however many answers are wrong', () => {
    for (const seed of seeds) {
      const random = seededRandom(seed);
      let game = playing({ seed, speed: 'none' });
      for (let order = 0; order < 30; order += 1) {
        const before = game.record.siblings;
        game = answeredRow(withNextOrderOpen(game), chance(random, 30) ? 'r' : 'w');
        const { siblings, problemsMade } = game.record;
        const added = siblings.filter((followUp) => !before.includes(followUp));
        expect(added.every(({ dueAt }) => dueAt >= problemsMade + 2 && dueAt <= problemsMade + 4)).toBe(true);
        expect(new Set(siblings.map(({ dueAt }) => dueAt)).size).toBe(siblings.length);
        expect(siblings.length).toBeLessThanOrEqual(4);
      }
    }
  });

  it('the same seed queues the same problems', () => {
    expect(answeredWrong(calm(11)).record.siblings).toEqual(answeredWrong(calm(11)).record.siblings);
  });

  it('a change of age group clears the queue', () => {
    const game = played(answeredWrong(calm(3)), [{ type: 'left' }, { type: 'bandChosen', band: 'ages_10_12' }]);

    expect(game.record.siblings).toEqual([]);
  });
});
