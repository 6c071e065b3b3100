import type { AgeBand } from '../band.ts';
import { changeCalculation, smallChange } from './changeCalculation.ts';
import { subtotal, withTax } from './decimalOrders.ts';
import type { Ingredients, ProblemDraft } from '../draft.ts';
import { groupDiscount, serviceAndTax } from './groupOrders.ts';
import { fractionLeft } from './fractionLeft.ts';
import { stockLeft } from './inventoryManagement.ts';
import { ages6To7, change } from './limits.ts';
import { orderTotal } from './orderTotal.ts';
import { pricing } from './pricing.ts';
import type { Asker, ProblemType, ProblemVariant } from '../problem.ts';
import { chance } from '../random.ts';
import { recipePart } from './recipePart.ts';
import type { SkillId } from '../skill.ts';
import { multiplication, singleItem, twoLineOrder } from './wholeDollarOrders.ts';

/** Half of what ages 10-12 count is with fractions, and half of that are recipes. */
const [fractionsPercent, recipesPercent] = [50, 50];

function inventoryManagement(ingredients: Ingredients): ProblemDraft {
  const { band, random, rules } = ingredients;
  if (band !== 'ages_10_12' || !chance(random, fractionsPercent)) return stockLeft(ingredients);
  return rules >= 3 && chance(random, recipesPercent) ? recipePart(ingredients) : fractionLeft(ingredients);
}

/** Askers by type. */
export const askers: Record<ProblemType, Asker> = {
  order_total: 'customer',
  change_calculation: 'customer',
  inventory_management: 'cook',
  pricing: 'till',
};

/** Draws a problem of a type, which has several variants in some bands. */
export const typeGenerators: Record<ProblemType, (ingredients: Ingredients) => ProblemDraft> = {
  order_total: orderTotal,
  change_calculation: changeCalculation,
  inventory_management: inventoryManagement,
  pricing,
};

/** A problem generator, with its types and bands. */
export interface VariantGenerator {
  readonly skill: SkillId;
  /** The first one is the default. */
  readonly types: readonly [ProblemType, ...ProblemType[]];
  readonly bands: readonly AgeBand[];
  /** Number of dishes in stock that it needs. */
  readonly dishes: 1 | 2;
  readonly generate: (ingredients: Ingredients, type: ProblemType) => ProblemDraft;
}

const order: Pick<VariantGenerator, 'types' | 'dishes'> = { types: ['order_total'], dishes: 1 };
const older: readonly AgeBand[] = ['ages_8_9', 'ages_10_12', 'ages_12_plus'];

/** Generators by variant, for follow-up problems. */
export const variantGenerators: Record<ProblemVariant, VariantGenerator> = {
  single_item: { skill: 'equal_groups', ...order, bands: ['ages_6_7'], generate: singleItem },
  mixed_order: {
    skill: 'two_dishes',
    ...order,
    dishes: 2,
    bands: ['ages_6_7'],
    generate: (ingredients) => twoLineOrder('mixed_order', ingredients),
  },
  change_small: {
    skill: 'small_change',
    types: ['change_calculation', 'order_total'],
    dishes: 1,
    bands: ['ages_6_7'],
    generate: (ingredients, type) =>
      smallChange(ingredients, type === 'order_total' ? ages6To7.seconds.change : change.seconds.beginner),
  },
  multiplication: { skill: 'times_tables', ...order, bands: ['ages_8_9'], generate: multiplication },
  large_order: {
    skill: 'large_orders',
    ...order,
    dishes: 2,
    bands: ['ages_8_9'],
    generate: (ingredients) => twoLineOrder('large_order', ingredients),
  },
  subtotal: { skill: 'decimal_orders', ...order, bands: ['ages_10_12'], generate: subtotal },
  with_tax: { skill: 'sales_tax', ...order, bands: ['ages_10_12'], generate: withTax },
  group_discount: { skill: 'group_discount', ...order, bands: ['ages_12_plus'], generate: groupDiscount },
  service_and_tax: { skill: 'service_and_tax', ...order, bands: ['ages_12_plus'], generate: serviceAndTax },
  change_bill: {
    skill: 'change_from_notes',
    types: ['change_calculation'],
    dishes: 1,
    bands: older,
    generate: changeCalculation,
  },
  stock_left: {
    skill: 'stock',
    types: ['inventory_management'],
    dishes: 1,
    bands: ['ages_6_7', ...older],
    generate: stockLeft,
  },
  fraction_left: {
    skill: 'fractions',
    types: ['inventory_management'],
    dishes: 1,
    bands: ['ages_10_12'],
    generate: fractionLeft,
  },
  recipe_part: {
    skill: 'fractions',
    types: ['inventory_management'],
    dishes: 1,
    bands: ['ages_10_12'],
    generate: recipePart,
  },
  profit_cost: { skill: 'profit', types: ['pricing'], dishes: 1, bands: ['ages_6_7', 'ages_8_9'], generate: pricing },
  profit_percent: {
    skill: 'percent_profit',
    types: ['pricing'],
    dishes: 1,
    bands: ['ages_10_12', 'ages_12_plus'],
    generate: pricing,
  },
};
