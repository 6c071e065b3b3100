import type { SkillId } from '../problems/skill.ts';

/** Skills that are practiced inside a harder one, so that a right answer to it counts half for them. */
const insideOf: Partial<Record<SkillId, readonly SkillId[]>> = {
  two_dishes: ['equal_groups'],
  times_tables: ['equal_groups'],
  large_orders: ['times_tables', 'two_dishes'],
  change_from_notes: ['small_change'],
  decimal_orders: ['large_orders'],
  sales_tax: ['decimal_orders'],
  group_discount: ['decimal_orders'],
  service_and_tax: ['sales_tax'],
  fractions: ['stock'],
  percent_profit: ['profit'],
};

/** Returns the easier skills that a problem of a skill practices, too. */
export function prerequisitesOf(skill: SkillId): readonly SkillId[] {
  return insideOf[skill] ?? [];
}
