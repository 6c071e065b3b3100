import type { DishName } from '@countertop/design-system/artwork/Dish';
import type { SkillId } from '@countertop/engine/problems/skill';
import type { CertificateFacts } from './certificateText.ts';

const dishes: Readonly<Record<SkillId, DishName>> = {
  equal_groups: 'burger',
  two_dishes: 'sandwich',
  small_change: 'soda',
  times_tables: 'pizza',
  large_orders: 'pasta',
  change_from_notes: 'salad',
  decimal_orders: 'steak',
  sales_tax: 'dessert',
  group_discount: 'pizza',
  service_and_tax: 'steak',
  stock: 'soup',
  fractions: 'pizza',
  profit: 'burger',
  percent_profit: 'dessert',
};

/** Returns the dish on the seal, by the skill that the child shows best: a pizza for fractions. */
export function sealDish({ skills: [best] }: CertificateFacts): DishName {
  return best === undefined ? 'burger' : dishes[best.skill];
}
