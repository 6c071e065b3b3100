import { eventDataMaxBytes } from '@countertop/contract/analytics/analytics.limits';
import { gameCompleteData, problemsMax } from '@countertop/contract/analytics/eventData';
import { ageBands } from '@countertop/engine/problems/band';
import { newGame, next } from '@countertop/engine/play/game';
import { problemTypes } from '@countertop/engine/problems/problem';
import { skillIds } from '@countertop/engine/problems/skill';
import { playDay } from '@countertop/engine/play/simulate';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ProblemTallies, withFirstTry } from './problemTally.ts';

/** Plays a day and tallies its first tries. */
function playAndTally(band: (typeof ageBands)[number]) {
  let before = newGame({ seed: 7, band });
  let tallies: ProblemTallies = [];
  const { game, events } = playDay(before, { seed: 3, correctPercent: 60 });
  for (const event of events) {
    const after = next(before, event);
    tallies = withFirstTry(tallies, { before, after });
    before = after;
  }
  return { game, tallies };
}
const sum = (tallies: ProblemTallies, figure: 'asked' | 'right') =>
  tallies.reduce((total, tally) => total + tally[figure], 0);

it.each(ageBands)('counts each problem of a day once for %s', (band) => {
  const { game, tallies } = playAndTally(band);

  expect(sum(tallies, 'asked')).toBe(game.stats.totalProblems);
  expect(sum(tallies, 'right')).toBe(game.stats.correctAnswers);
  expect(sum(tallies, 'right')).toBeLessThan(sum(tallies, 'asked'));
  expect(new Set(tallies.map(({ type, skill }) => `${type} ${skill}`)).size).toBe(tallies.length);
});

it('ignores second tries', () => {
  const { game } = playAndTally('ages_8_9');
  const result = { problem: {}, isCorrect: false } as never;
  const before = { ...game, result };

  expect(withFirstTry([], { before, after: { ...game, result } })).toEqual([]);
});

it('fits into one analytics event even with every type and skill at its maximum', () => {
  const share = Math.floor(problemsMax / (problemTypes.length * skillIds.length));
  const problems = problemTypes.flatMap((type) =>
    skillIds.map((skill) => ({ type, skill, asked: share, right: share })),
  );
  const data = { score: 10_000_000, difficulty: 'ages_12_plus', timePlayed: 1_000_000, day: 1000, problems };

  expect(z.safeParse(gameCompleteData, data).success).toBe(true);
  expect(JSON.stringify(data).length).toBeLessThan(eventDataMaxBytes);
});
