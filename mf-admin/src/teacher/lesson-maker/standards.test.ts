import { curricula } from '@countertop/contract/classes/standards';
import { ageBands } from '@countertop/engine/problems/band';
import { problemTypes } from '@countertop/engine/problems/problem';
import { expect, it } from 'vitest';
import { standardsIn, standardsOfType, typesOf } from './standards.ts';

const kinds = curricula.flatMap((curriculum) => ageBands.map((band) => ({ curriculum, band })));

it.each(kinds)('finds the types of problems of every standard: $curriculum, $band', ({ curriculum, band }) => {
  const standards = standardsIn(band, curriculum);
  const found = standards.flatMap((standard) =>
    typesOf({ curriculum, standard }, band).map((type) => ({ type, standard })),
  );

  expect(new Set(found.map(({ standard }) => standard))).toEqual(new Set(standards));
  for (const { type, standard } of found) expect(standardsOfType(type, band, curriculum)).toContain(standard);
  expect(typesOf({ curriculum, standard: null }, band)).toEqual(problemTypes);
});

it('has no problems for a standard of another band', () => {
  expect(typesOf({ curriculum: 'common_core', standard: '7.RP.A.3' }, 'ages_6_7')).toEqual([]);
});
