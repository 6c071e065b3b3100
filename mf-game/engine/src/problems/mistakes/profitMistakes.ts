import type { DishId } from '../../play/day/menu.ts';
import { share } from '../draft.ts';
import { pricing } from '../kinds/limits.ts';
import { cents, count, named, percent, phrase } from '../wording/phrase.ts';
import type { Mistake } from '../problem.ts';
import { pointMistakes } from './decimalMistakes.ts';
import { path } from './knownMistakes.ts';

/** Dishes sold, and the price and cost of one. */
interface Sold {
  readonly dish: DishId;
  readonly quantity: number;
  readonly priceCents: number;
  readonly costCents: number;
}

const income = phrase('mistake.profit.income', {});
const priceOfOne = phrase('mistake.profit.price_of_one', {});
const costOfOne = phrase('mistake.profit.cost_of_one', {});
const bothAdded = phrase('mistake.profit.price_and_cost_added', {});
const costGiven = phrase('mistake.profit_cost.cost', {});

/** Incomplete calculations: one dish only, the price only, the cost once. */
function halfWay({ dish, quantity, priceCents, costCents }: Sold, cost: Mistake['reason']): Mistake[] {
  const sold = { count: count(quantity), dish: named(dish) };
  return [
    path(priceCents - costCents, phrase('mistake.profit.one_only', sold)),
    path(quantity * priceCents, income),
    path(quantity * costCents, cost),
    path(quantity * priceCents - costCents, phrase('mistake.profit.cost_once', sold)),
    path(quantity * (priceCents + costCents), bothAdded),
    path(priceCents + costCents, bothAdded),
    path(priceCents, priceOfOne),
    path(costCents, costOfOne),
  ];
}

/** One more or fewer than were sold. */
function miscounted({ dish, quantity, priceCents, costCents }: Sold): readonly Mistake[] {
  const profitCents = priceCents - costCents;
  const sold = { count: count(quantity), dish: named(dish) };
  return [
    path((quantity - 1) * profitCents, phrase('mistake.profit.one_less', sold)),
    path((quantity + 1) * profitCents, phrase('mistake.profit.one_more', sold)),
  ];
}

/** Ages 6-9: price and cost in dollars. */
export function profitCostMistakes(sold: Sold): readonly Mistake[] {
  const { quantity, priceCents, costCents } = sold;
  const profitCents = priceCents - costCents;
  const paths = halfWay(sold, costGiven);
  paths.push(...miscounted(sold));
  // With one dish, the explanation would reveal the answer.
  if (quantity > 1) {
    const amounts = { count: count(quantity), profitEach: cents(profitCents) };
    paths.push(path(100 * quantity + profitCents, phrase('mistake.profit.count_added', amounts)));
  }
  return paths;
}

const { costPercent } = pricing;
const costShare = phrase('mistake.profit_percent.cost', { profitPercent: percent(100 - costPercent) });
const tenth = phrase('mistake.percent.tenth', { percent: percent(costPercent), one: percent(1) });
const costAsMoney = phrase('mistake.profit_percent.percent_as_money', {
  amount: cents(costPercent),
  costPercent: percent(costPercent),
});

/** Ages 10 and up: the cost as a percentage of the price. */
export function profitPercentMistakes(sale: Omit<Sold, 'costCents'>): readonly Mistake[] {
  const { quantity, priceCents } = sale;
  const sold = { ...sale, costCents: share(priceCents, costPercent) };
  const revenue = quantity * priceCents;
  const paths = halfWay(sold, costShare);
  paths.push(
    path(quantity * (priceCents - costPercent), costAsMoney),
    path(revenue - Math.round(share(revenue, costPercent) / 10), tenth),
    ...miscounted(sold),
    ...pointMistakes(quantity * (priceCents - sold.costCents)),
  );
  return paths;
}
