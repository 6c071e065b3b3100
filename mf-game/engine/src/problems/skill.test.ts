import { describe, expect, it } from 'vitest';
import { ageBands } from './band.ts';
import { row } from './problem.fixture.ts';
import { skillsOf, standardsOf } from './skill.ts';

describe('the skills of a band', () => {
  it.each(ageBands)('match its problems, each with its standards: %s', (band) => {
    const asked = new Set(row(band, 5_000, ({ skill }) => skill));

    expect(new Set(skillsOf(band))).toEqual(asked);
    expect(skillsOf(band).filter((skill) => standardsOf(skill, band).length === 0)).toEqual([]);
  });

  it('have no standards in a band without them', () => {
    expect(standardsOf('sales_tax', 'ages_6_7')).toEqual([]);
  });

  it('include no percent and decimals for children under ten', () => {
    const young = [...skillsOf('ages_6_7'), ...skillsOf('ages_8_9')];

    expect(young).not.toContain('decimal_orders');
    expect(young.filter((skill) => skill.startsWith('percent') || skill.endsWith('tax'))).toEqual([]);
  });

  it.each(ageBands)("have a standard of the band's grades or an earlier one: %s", (band) => {
    const lastGrade = { ages_6_7: 2, ages_8_9: 4, ages_10_12: 7, ages_12_plus: 8 }[band];
    const codes = skillsOf(band).flatMap((skill) => standardsOf(skill, band));

    expect(codes.filter((code) => !/^[1-8]\.(?:OA|NBT|NF|MD|NS|EE|RP)\.[A-D]\.\d[a-d]?$/u.test(code))).toEqual([]);
    expect(codes.filter((code) => Number(code[0]) > lastGrade)).toEqual([]);
  });
});
