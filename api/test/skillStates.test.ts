import { ageBands } from '@countertop/engine/problems/band';
import { skillIds } from '@countertop/engine/problems/skill';
import { type ReviewedAttempt, skillStates } from '@countertop/engine/review/skillStates';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../src/platform/days.ts';
import { fuzzRuns } from '../../tests/support/fuzz.ts';

const first = '2026-11-02';
const deletedUntil = addDays(first, 30);

it('leads to the same states in any order, with any duplicates, and after old attempts were deleted', () => {
  const attempt = fc.record({
    id: fc.uuid({ version: 7 }),
    day: fc.nat(60).map((days) => addDays(first, days)),
    skill: fc.constantFrom(...skillIds),
    band: fc.constantFrom(...ageBands),
    isCorrect: fc.integer({ min: 0, max: 9 }).map((share) => share > 1),
    isRetry: fc.integer({ min: 0, max: 9 }).map((share) => share === 0),
    hintsUsed: fc.constantFrom(0, 0, 0, 1),
    isReview: fc.boolean(),
  });
  const size = { minLength: 200, maxLength: 400, selector: ({ id }: ReviewedAttempt) => id, size: 'max' } as const;
  const sent = fc.uniqueArray(attempt, size).chain((attempts) =>
    fc.record({
      attempts: fc.constant(attempts),
      mixed: fc.shuffledSubarray([...attempts, ...attempts], { minLength: 2 * attempts.length }),
    }),
  );
  let [tried, learnedSkills] = [0, 0];
  const law = fc.property(sent, ({ attempts, mixed }) => {
    const states = skillStates(attempts);
    tried += attempts.length;
    learnedSkills += [...states.values()].filter(({ review }) => review !== null).length;
    expect(skillStates(mixed)).toEqual(states);
    const [before, after] = [
      mixed.filter(({ day }) => day <= deletedUntil),
      mixed.filter(({ day }) => day > deletedUntil),
    ];
    expect(skillStates(after, [...skillStates(before).values()])).toEqual(states);
  });

  fc.assert(law, { numRuns: fuzzRuns(400) });

  expect(tried).toBeGreaterThan(fuzzRuns(100_000));
  expect(learnedSkills).toBeGreaterThan(0);
});
