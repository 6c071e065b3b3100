import { describe, expect, it } from 'vitest';
import { ageBands } from '../band.ts';
import { gradeAnswer } from '../../answers/gradeAnswer.ts';
import { row, whole } from '../problem.fixture.ts';
import type { Problem } from '../problem.ts';
import { mistakePhraseShapes } from './mistakePhrases.ts';

describe('the mistakes of problems', () => {
  const reasonsOf = ({ mistakes }: Problem): readonly string[] => mistakes.map(({ reason }) => reason.id);

  it('cover every explanation', () => {
    const given = new Set(ageBands.flatMap((band) => row(band, 4_000, reasonsOf)).flat());

    expect(Object.keys(mistakePhraseShapes).filter((id) => !given.has(id))).toEqual([]);
  });

  it.each(ageBands)('average at least five per problem for %s', (band) => {
    const amounts = row(band, 4_000, ({ mistakes }) => mistakes.length);

    expect(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length).toBeGreaterThan(5);
  });

  it('are found by their wrong answer', () => {
    const lost = ageBands
      .flatMap((band) => row(band, 1_000, whole))
      .filter((problem) => problem.mistakes.some((one) => gradeAnswer(problem, one.hundredths).mistake !== one));

    expect(lost).toEqual([]);
  });
});
