import { expect, it } from 'vitest';
import { rulesVersion } from '../problems/rulesVersion.ts';
import { drawLines, regraded } from './attemptLines.fixture.ts';
import frozenAttempts from './frozenAttempts.json';
import frozenAttempts2 from './frozenAttempts2.json';

it('grades an attempt from its values as with its problem', () => {
  const lines = drawLines(200);

  expect(lines.map((line) => regraded(line, rulesVersion))).toEqual(lines);
});

/** Drawn once with `drawLines`. Never change a line: stored attempts of this version must stay what they are. */
it('grades the attempts of version 1 the same forever', () => {
  expect(frozenAttempts.map((line) => regraded(line, 1))).toEqual(frozenAttempts);
  expect(frozenAttempts).toHaveLength(1_000);
});

/** Drawn with `drawLines` under version 2. */
it('grades the attempts of version 2 the same forever', () => {
  expect(frozenAttempts2.map((line) => regraded(line, 2))).toEqual(frozenAttempts2);
  expect(frozenAttempts2).toHaveLength(440);
  expect(frozenAttempts2.filter((line) => line.includes('/10 ')).length).toBeGreaterThan(0);
});

it.each([
  [2, 'mistake.order.dishes', 'multiplication order_total ages_8_9 soup quantity=9 priceCents=500 = 900 times_tables'],
  [
    3,
    'mistake.fraction_left.added',
    'fraction_left inventory_management ages_10_12 steak start=16 part=3/4 wording=2 = 2800 fractions',
  ],
  [
    3,
    'mistake.fraction_left.times_numerator',
    'fraction_left inventory_management ages_10_12 steak start=16 part=3/4 wording=2 = 4800 fractions',
  ],
])('knows from version %i on %s', (version, mistake, line) => {
  expect([version - 1, version].map((each) => regraded(`${line} ?`, each))).toEqual([
    `${line} wrong`,
    `${line} ${mistake}`,
  ]);
});
