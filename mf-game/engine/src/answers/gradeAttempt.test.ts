import { expect, it } from 'vitest';
import { rulesVersion } from '../problems/rulesVersion.ts';
import { drawLines, regraded } from './attemptLines.fixture.ts';
import frozenAttempts from './frozenAttempts.json';

it('grades an attempt from its values as with its problem', () => {
  const lines = drawLines(200);

  expect(lines.map((line) => regraded(line, rulesVersion))).toEqual(lines);
});

/** Drawn once with `drawLines`. Never change a line: stored attempts of this version must stay what they are. */
it('grades the attempts of version 1 the same forever', () => {
  expect(frozenAttempts.map((line) => regraded(line, 1))).toEqual(frozenAttempts);
  expect(frozenAttempts).toHaveLength(1_000);
});

it('knows a mistake from the version on that added it', () => {
  const line = 'multiplication order_total ages_8_9 soup quantity=9 priceCents=500 = 900 times_tables';

  expect([1, 2].map((version) => regraded(`${line} ?`, version))).toEqual([
    `${line} wrong`,
    `${line} mistake.order.dishes`,
  ]);
});
