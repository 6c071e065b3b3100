import type { AgeBand } from './band.ts';

/** A skill that a problem practices. */
export const skillIds = [
  'equal_groups',
  'two_dishes',
  'small_change',
  'times_tables',
  'large_orders',
  'change_from_notes',
  'decimal_orders',
  'sales_tax',
  'group_discount',
  'service_and_tax',
  'stock',
  'fractions',
  'profit',
  'percent_profit',
] as const;
export type SkillId = (typeof skillIds)[number];

/**
 * Skills by band, with the Common Core standards that the problems practice. Stock numbers stay below 25 in every
 * band, so from age 10 on the standard is that of an earlier grade.
 */
const standards: Record<AgeBand, Partial<Record<SkillId, readonly string[]>>> = {
  ages_6_7: {
    equal_groups: ['1.OA.A.2', '1.OA.C.6', '2.MD.C.8'],
    two_dishes: ['1.OA.A.2', '2.OA.A.1', '2.MD.C.8'],
    small_change: ['1.OA.A.1', '1.OA.C.6', '2.MD.C.8'],
    stock: ['1.OA.A.1', '2.OA.A.1', '2.NBT.B.5'],
    profit: ['2.OA.A.1', '2.NBT.B.5', '2.MD.C.8'],
  },
  ages_8_9: {
    times_tables: ['3.OA.A.1', '3.OA.A.3', '3.OA.C.7'],
    large_orders: ['3.OA.D.8', '4.OA.A.3', '4.NBT.B.5'],
    change_from_notes: ['3.NBT.A.2', '4.MD.A.2'],
    stock: ['3.NBT.A.2'],
    profit: ['3.OA.D.8', '4.OA.A.3'],
  },
  ages_10_12: {
    decimal_orders: ['5.NBT.B.7', '6.NS.B.3'],
    sales_tax: ['6.NS.B.3', '6.RP.A.3c', '7.RP.A.3'],
    change_from_notes: ['5.NBT.B.7', '6.NS.B.3'],
    stock: ['4.NBT.B.4'],
    fractions: ['5.NF.B.4a', '5.NF.B.6'],
    percent_profit: ['6.RP.A.3c', '6.NS.B.3'],
  },
  ages_12_plus: {
    group_discount: ['7.RP.A.3', '7.EE.B.3'],
    service_and_tax: ['7.RP.A.3', '7.EE.A.2', '7.EE.B.3'],
    change_from_notes: ['6.NS.B.3', '7.EE.B.3'],
    stock: ['4.NBT.B.4'],
    percent_profit: ['7.RP.A.3', '7.EE.B.3'],
  },
};

/** Returns the skills of a band. */
export function skillsOf(band: AgeBand): readonly SkillId[] {
  return skillIds.filter((skill) => standards[band][skill] !== undefined);
}

/** Returns the Common Core codes of a skill in a band; an empty list if the band doesn't have the skill. */
export function standardsOf(skill: SkillId, band: AgeBand): readonly string[] {
  return standards[band][skill] ?? [];
}
