import { chance } from '../random.ts';
import { smallChange } from './changeCalculation.ts';
import { subtotal, withTax } from './decimalOrders.ts';
import type { Ingredients, ProblemDraft } from '../draft.ts';
import { groupDiscount, serviceAndTax } from './groupOrders.ts';
import { ages6To7 } from './limits.ts';
import { multiplication, singleItem, twoLineOrder } from './wholeDollarOrders.ts';

/** The two generators of a band are equally likely. */
const firstOfTwoPercent = 50;

function youngestOrder(ingredients: Ingredients): ProblemDraft {
  const { dishes, random } = ingredients;
  if (chance(random, ages6To7.changePercent)) return smallChange(ingredients, ages6To7.seconds.change);
  if (chance(random, firstOfTwoPercent) || dishes.length === 1) return singleItem(ingredients);
  return twoLineOrder('mixed_order', ingredients);
}

function timesTableOrder(ingredients: Ingredients): ProblemDraft {
  const { dishes, random } = ingredients;
  if (chance(random, firstOfTwoPercent) || dishes.length === 1) return multiplication(ingredients);
  return twoLineOrder('large_order', ingredients);
}

/** Makes an order-total problem for an age band. */
export function orderTotal(ingredients: Ingredients): ProblemDraft {
  const { band, random } = ingredients;
  switch (band) {
    case 'ages_6_7':
      return youngestOrder(ingredients);
    case 'ages_8_9':
      return timesTableOrder(ingredients);
    case 'ages_10_12':
      return chance(random, firstOfTwoPercent) ? subtotal(ingredients) : withTax(ingredients);
    case 'ages_12_plus':
      return chance(random, firstOfTwoPercent) ? groupDiscount(ingredients) : serviceAndTax(ingredients);
  }
}
