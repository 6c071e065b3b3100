import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import { type SkillId, standardsOf as commonCoreOf } from '@countertop/engine/problems/skill';

/** Curricula whose standards are named: the Common Core (US), the National Curriculum in England, and NCERT (India). */
export const curricula = ['common_core', 'england', 'ncert'] as const;
export type Curriculum = (typeof curricula)[number];

type Labels = Readonly<Record<AgeBand, Readonly<Partial<Record<SkillId, readonly string[]>>>>>;

/**
 * Programs of study with the domain that names the skill. The curriculum has no codes. Source: Department for Education,
 * "National curriculum in England: mathematics programmes of study" (2013, key stages 1 and 2; key stage 3).
 */
const england: Labels = {
  ages_6_7: {
    equal_groups: ['Year 2: Multiplication and division'],
    two_dishes: ['Year 2: Addition and subtraction', 'Year 2: Measurement (money)'],
    small_change: ['Year 2: Measurement (money and change)'],
    stock: ['Year 2: Addition and subtraction'],
    profit: ['Year 2: Addition and subtraction', 'Year 2: Measurement (money)'],
  },
  ages_8_9: {
    times_tables: ['Year 4: Multiplication and division (tables to 12 × 12)'],
    large_orders: ['Year 4: Multiplication and division', 'Year 4: Measurement (money)'],
    change_from_notes: ['Year 3: Measurement (money and change)'],
    stock: ['Year 3: Addition and subtraction'],
    profit: ['Year 4: Addition and subtraction (two-step problems)', 'Year 4: Measurement (money)'],
  },
  ages_10_12: {
    decimal_orders: ['Year 6: Fractions, decimals and percentages (multiplying decimals)'],
    sales_tax: ['Year 6: Ratio and proportion (percentages)'],
    change_from_notes: ['Year 5: Measurement (money, decimal notation)'],
    stock: ['Year 4: Addition and subtraction'],
    fractions: ['Year 4: Fractions (of quantities)', 'Year 5: Fractions (multiplying by whole numbers)'],
    percent_profit: ['Year 6: Ratio and proportion (percentages)'],
  },
  ages_12_plus: {
    group_discount: ['Key stage 3: Ratio, proportion and rates of change (percentage change)'],
    service_and_tax: ['Key stage 3: Ratio, proportion and rates of change (percentage change)'],
    change_from_notes: ['Key stage 3: Number (operations with decimals)'],
    stock: ['Year 4: Addition and subtraction'],
    percent_profit: ['Key stage 3: Number (one quantity as a percentage of another)'],
  },
};

/**
 * Chapters of NCERT's textbooks of 2006 to 2008 that teach the skill: "Math-Magic" (classes 1 to 5) and "Mathematics" (classes 6 to 8).
 * Newer series have other chapters. Source: National Council of Educational Research and Training, ncert.nic.in.
 */
const ncert: Labels = {
  ages_6_7: {
    equal_groups: ['Class 3: How Many Times?'],
    two_dishes: ['Class 2: Give and Take'],
    small_change: ['Class 2: Give and Take', 'Class 3: Rupees and Paise'],
    stock: ['Class 2: Give and Take'],
    profit: ['Class 3: Fun with Give and Take'],
  },
  ages_8_9: {
    times_tables: ['Class 3: How Many Times?', 'Class 4: Tables and Shares'],
    large_orders: ['Class 4: Tables and Shares'],
    change_from_notes: ['Class 3: Rupees and Paise'],
    stock: ['Class 3: Fun with Give and Take'],
    profit: ['Class 3: Rupees and Paise', 'Class 3: Fun with Give and Take'],
  },
  ages_10_12: {
    decimal_orders: ['Class 5: Tenths and Hundredths', 'Class 6: Decimals'],
    sales_tax: ['Class 7: Comparing Quantities'],
    change_from_notes: ['Class 6: Decimals'],
    stock: ['Class 3: Fun with Give and Take'],
    fractions: ['Class 5: Parts and Wholes', 'Class 7: Fractions and Decimals'],
    percent_profit: ['Class 7: Comparing Quantities'],
  },
  ages_12_plus: {
    group_discount: ['Class 8: Comparing Quantities'],
    service_and_tax: ['Class 8: Comparing Quantities'],
    change_from_notes: ['Class 7: Fractions and Decimals'],
    stock: ['Class 3: Fun with Give and Take'],
    percent_profit: ['Class 7: Comparing Quantities', 'Class 8: Comparing Quantities'],
  },
};

function labelsOf(curriculum: Curriculum, skill: SkillId, band: AgeBand): readonly string[] {
  if (curriculum === 'common_core') return commonCoreOf(skill, band);
  return (curriculum === 'england' ? england : ncert)[band][skill] ?? [];
}

/** Returns the standards of a skill in a band. A skill that the band doesn't have gets those of the highest band that has it. */
export function standardsOf(curriculum: Curriculum, skill: SkillId, band: AgeBand | null): readonly string[] {
  const bands = [...(band === null ? [] : [band]), ...ageBands.toReversed()];
  return bands.map((one) => labelsOf(curriculum, skill, one)).find((labels) => labels.length > 0) ?? [];
}
