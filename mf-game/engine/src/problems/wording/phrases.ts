import type { DishId } from '../../play/day/menu.ts';
import type { AgeBand } from '../band.ts';
import type { Fraction } from '../kinds/fraction.ts';
import type { IngredientId } from '../kinds/ingredient.ts';
import { linePhraseShapes } from './linePhrases.ts';
import { mistakePhraseShapes } from '../mistakes/mistakePhrases.ts';
import { orderPhraseShapes } from './orderPhrases.ts';

/** Types of values in a sentence. Money is in US cents; `percent` is an integer. */
interface ValueByKind {
  readonly cents: { readonly cents: number };
  readonly count: { readonly count: number };
  readonly percent: { readonly percent: number };
  readonly fraction: { readonly fraction: Fraction };
  readonly dish: { readonly dish: DishId };
  readonly ingredient: { readonly ingredient: IngredientId };
  /** Chooses the word that children of this age learn at school. */
  readonly band: { readonly band: AgeBand };
}

/**
 * Every sentence of a problem: its id, and the names and types of its values. A view has one message per id and formats money,
 * numbers and dishes. With `dish` and `count`, the dish is counted ('3 burgers'); with `dish` alone, it is named ('burgers').
 * In a message, `{dishMany}` is always the plural. `*Each` is the price, cost or profit of one portion. Prices are those of the order ('today's special'), not of the menu board.
 */
export const phraseShapes = {
  ...mistakePhraseShapes,
  ...linePhraseShapes,
  ...orderPhraseShapes,

  // Ages 6-7: the bill is printed on the ticket, the customer pays 1 to 4 dollars more. Answer: money.
  'change_small.context': { paid: 'cents' },
  'change_small.question': { bill: 'cents', paid: 'cents' },
  // The same, with the money to count.
  'change_counted.context': {},
  'change_counted.question': { bill: 'cents' },
  'hint.change_small.count_money': {},
  /** Counting up from the bill to what was paid. */
  'hint.change_small.method': {},
  'hint.change_small.first_step': { bill: 'cents', paid: 'cents' },
  'hint.change_small.example': { bill: 'cents', paid: 'cents', change: 'cents' },

  // Ages 8 and up: a bill of 5 to 24 dollars paid with a 20, 50 or 100. Answer: money.
  'change_bill.context': { paid: 'cents' },
  'change_bill.question': { bill: 'cents', paid: 'cents' },
  'hint.change_bill.method': {},
  'hint.change_bill.first_step': { bill: 'cents', paid: 'cents' },
  /** The first stop when counting up: 'From $13 to $20 is $7. Keep counting up to $50.' */
  'hint.change_bill.to_stop': { bill: 'cents', stop: 'cents', toStop: 'cents', paid: 'cents' },
  /** 'Bill $13, paid $50: from $13 to $20 is $7, from $20 to $50 is $30. Together $37.' */
  'hint.change_bill.example': {
    bill: 'cents',
    paid: 'cents',
    stop: 'cents',
    toStop: 'cents',
    toPaid: 'cents',
    change: 'cents',
  },

  // All ages: what is left of a dish. Answer: count.
  'stock_left.context': { dish: 'dish', start: 'count', served: 'count' },
  'stock_left.question': { dish: 'dish' },
  'hint.stock_left.method': {},
  'hint.stock_left.first_step': { start: 'count', served: 'count' },
  /** Down to a ten first: 'From 23, take 3 to get to 20. Take 14 more.' */
  'hint.stock_left.to_ten': { start: 'count', toTen: 'count', ten: 'count', rest: 'count' },
  /** Tens first: 'Take 10 first: 24 - 10 = 14. Then take 3 more.' */
  'hint.stock_left.tens': { start: 'count', tens: 'count', afterTens: 'count', ones: 'count' },
  'hint.stock_left.example': {
    start: 'count',
    served: 'count',
    toTen: 'count',
    ten: 'count',
    rest: 'count',
    left: 'count',
  },

  // Ages 10-12: a fraction of the stock goes out. Answer: count.
  'fraction_left.context': { dish: 'dish', start: 'count', part: 'fraction' },
  'fraction_left.question': { dish: 'dish' },
  /** Explains the two numbers of the fraction. */
  'hint.fraction_left.method': { part: 'fraction', groups: 'count', out: 'count' },
  'hint.fraction_left.first_step': { start: 'count', groups: 'count', inGroup: 'count' },
  /** The division without its result, because one group is what is left. */
  'hint.fraction_left.one_group': { start: 'count', groups: 'count' },
  'hint.fraction_left.example': {
    part: 'fraction',
    start: 'count',
    groups: 'count',
    inGroup: 'count',
    out: 'count',
    served: 'count',
    left: 'count',
  },

  // Ages 10-12: a part of a recipe, in cups. Answer: count, with quarters.
  'recipe_part.context': { amount: 'count', ingredient: 'ingredient', part: 'fraction' },
  'recipe_part.question': { ingredient: 'ingredient', part: 'fraction' },
  'hint.recipe_part.method': { part: 'fraction', groups: 'count', out: 'count' },
  'hint.recipe_part.first_step': { amount: 'count', groups: 'count', inGroup: 'count' },
  /** The division without its result, because one of the equal parts is the answer. */
  'hint.recipe_part.one_group': { amount: 'count', groups: 'count' },
  'hint.recipe_part.example': {
    part: 'fraction',
    amount: 'count',
    groups: 'count',
    inGroup: 'count',
    out: 'count',
    total: 'count',
  },

  // Ages 6-9: the profit when the cost is stated in dollars. Answer: money.
  'profit_cost.context': { dish: 'dish' },
  'profit_cost.question': { count: 'count', dish: 'dish' },
  'hint.profit_cost.method': {},
  /** The profit on one: price minus cost, without the result (`count` can be 1). */
  'hint.profit_cost.first_step': { priceEach: 'cents', costEach: 'cents' },
  'hint.profit_cost.example': {
    priceEach: 'cents',
    costEach: 'cents',
    profitEach: 'cents',
    count: 'count',
    total: 'cents',
  },

  /** Ages 6-7 add instead of multiplying; the example sells two. */
  'hint.profit_cost.method_adding': {},
  'hint.profit_cost.example_adding': {
    priceEach: 'cents',
    costEach: 'cents',
    profitEach: 'cents',
    total: 'cents',
  },

  // Ages 10 and up: the profit when the cost is 60 percent of the price. Answer: money.
  'profit_percent.context': { dish: 'dish' },
  'profit_percent.question': { count: 'count', dish: 'dish' },
  /** `costPercent` goes to the cost, so `profitPercent` of the price is profit. */
  'hint.profit_percent.method': { costPercent: 'percent', profitPercent: 'percent' },
  'hint.profit_percent.first_step': { profitPercent: 'percent', priceEach: 'cents' },
  'hint.profit_percent.example': {
    priceEach: 'cents',
    profitPercent: 'percent',
    profitEach: 'cents',
    count: 'count',
    total: 'cents',
  },
} as const satisfies Record<string, Record<string, keyof ValueByKind>>;

type PhraseShapes = typeof phraseShapes;
/** Sentences listed here; phraseIds.ts adds the other wordings of contexts and questions. */
export type ShapeId = keyof PhraseShapes;

/** Values of a phrase, by its id. */
export type PhraseValues<Id extends ShapeId> = {
  readonly [Name in keyof PhraseShapes[Id]]: PhraseShapes[Id][Name] extends keyof ValueByKind
    ? ValueByKind[PhraseShapes[Id][Name]]
    : never;
};
