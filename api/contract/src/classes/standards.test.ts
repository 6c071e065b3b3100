import { ageBands } from '@countertop/engine/problems/band';
import { skillIds, skillsOf } from '@countertop/engine/problems/skill';
import { expect, it } from 'vitest';
import { curricula, standardsOf } from './standards.ts';

it.each(curricula)(
  'names standards of %s for every skill of every band, in the form of the curriculum',
  (curriculum) => {
    const form = {
      common_core: /^[1-7]\.[A-Z]{1,3}\.[A-D]\.\d[a-c]?$/,
      england: /^(?:Year [1-6]|Key stage 3): /,
      ncert: /^Class [1-8]: /,
    }[curriculum];
    for (const band of ageBands)
      for (const skill of skillsOf(band)) {
        const labels = standardsOf(curriculum, skill, band);
        expect(labels.length, `${band} ${skill}`).toBeGreaterThan(0);
        for (const label of labels) expect(label).toMatch(form);
      }
  },
);

it('takes the highest band that has a skill if the given one does not', () => {
  expect(standardsOf('common_core', 'fractions', 'ages_6_7')).toEqual(
    standardsOf('common_core', 'fractions', 'ages_10_12'),
  );
  for (const skill of skillIds) expect(standardsOf('england', skill, null)).not.toEqual([]);
});
