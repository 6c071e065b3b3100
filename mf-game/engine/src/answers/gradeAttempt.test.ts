import { expect, it } from 'vitest';
import { rulesVersion } from '../problems/rulesVersion.ts';
import { drawLines, regraded } from './attemptLines.fixture.ts';
import frozenAttempts from './frozenAttempts.json';

it('grades an attempt from its values as with its problem', () => {
  const lines = drawLines(500);

  expect(lines.map(regraded)).toEqual(lines);
});

/** Drawn once with `drawLines`. Never change a line: stored attempts of this version must stay what they are. */
it('grades the attempts of version 1 the same forever', () => {
  expect(frozenAttempts.map(regraded)).toEqual(frozenAttempts);
  expect(frozenAttempts).toHaveLength(1_000);
  expect(rulesVersion).toBe(1);
});
