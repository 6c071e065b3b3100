import type { DishId } from '../play/menu.ts';
import type { AgeBand } from './band.ts';
import type { Fraction } from './fraction.ts';
import { mistakePhraseShapes } from './mistakes/mistakePhrases.ts';

/** Types of values in a sentence. Money is in US cents; `percent` is an integer. */
interface ValueByKind {
  readonly cents: { readonly cents: number };
  readonly count: { readonly count: number };
  readonly percent: { readonly percent: number };
  readonly fraction: { readonly fraction: Fraction };
  readonly dish: { readonly dish: DishId };
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

  // Lines of the ticket. The `amount` at a line's end ('?' if absent) isn't among the values.
  /** '3 burgers at $2' */
  'line.order': { count: 'count', dish: 'dish', priceEach: 'cents' },
  /** '7 guests, steak at $12.40 each': one portion for every guest. `guests` people. */
  'line.guests': { guests: 'count', dish: 'dish', priceEach: 'cents' },
  /** 'Bill' ... $17 */
  'line.bill': {},
  /** 'Paid with' ... $20 */
  'line.paid': {},
  /** 'Paid with' ... bills and coins to count */
  'line.paid_notes': {},
  /** '8 % tax' ... ? */
  'line.tax': { percent: 'percent' },
  /** '18 % service charge' ... ? */
  'line.service': { percent: 'percent' },
  /** 'Off for 6 guests or more' ... 15 % */
  'line.discount_from': { guests: 'count' },
  /** 'Off for fewer than 6 guests' ... 10 % */
  'line.discount_below': { guests: 'count' },
  /** 'Burgers this morning' ... 15 */
  'line.stock': { dish: 'dish' },
  /** 'Served' ... 7 */
  'line.served': {},
  /** The stock on the menu board: 'Burgers in stock' ... 15 */
  'line.in_stock': { dish: 'dish' },
  /** 'Ordered for tonight' ... 8 */
  'line.ordered': {},
  /** 'Burgers yesterday morning' ... 15 */
  'line.stock_yesterday': { dish: 'dish' },
  /** 'Served yesterday' ... 8 */
  'line.served_yesterday': {},
  /** 'One burger sells for' ... $5 */
  'line.sells_for': { dish: 'dish' },
  /** 'One costs us' ... $3 */
  'line.costs': {},
  /** 'Our cost, of the price' ... 60 % */
  'line.costs_percent': {},
  /** 'Sold today' ... 4 */
  'line.sold': {},

  // Ages 6-7: one dish, 1 to 4 portions at 1 to 3 dollars. Answer: money.
  'single_item.context': { count: 'count', dish: 'dish' },
  'single_item.question': { count: 'count', dish: 'dish' },
  'hint.single_item.method': {},
  /** Adding the price once per portion; `count` can be 1. */
  'hint.single_item.first_step': { count: 'count', priceEach: 'cents' },
  'hint.single_item.example': { count: 'count', priceEach: 'cents', total: 'cents' },

  // Ages 6-7: two different dishes on one ticket. Answer: money.
  'mixed_order.context': {},
  'mixed_order.question': {},
  'hint.mixed_order.method': {},
  /** The first line of the ticket, worked out. */
  'hint.mixed_order.first_step': { count: 'count', dish: 'dish', priceEach: 'cents', lineTotal: 'cents' },
  'hint.mixed_order.example': {
    firstCount: 'count',
    firstPrice: 'cents',
    firstTotal: 'cents',
    secondCount: 'count',
    secondPrice: 'cents',
    secondTotal: 'cents',
    total: 'cents',
  },

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

  // Ages 8-9: 2 to 10 portions at 3 to 8 dollars. Answer: money.
  'multiplication.context': { count: 'count', dish: 'dish' },
  'multiplication.question': { count: 'count', dish: 'dish' },
  'hint.multiplication.method': {},
  /** '5 x $7 is $35. You still need 3 x $7.' `partCount` and `restCount` add up to the portions ordered. */
  'hint.multiplication.first_step': {
    partCount: 'count',
    priceEach: 'cents',
    partTotal: 'cents',
    restCount: 'count',
  },
  'hint.multiplication.example': { count: 'count', priceEach: 'cents', total: 'cents' },

  // Ages 8-9: two lines of 4 to 9 portions at 7 to 14 dollars. Answer: money.
  'large_order.context': {},
  'large_order.question': {},
  'hint.large_order.method': {},
  'hint.large_order.first_step': { count: 'count', dish: 'dish', priceEach: 'cents', lineTotal: 'cents' },
  'hint.large_order.example': {
    firstCount: 'count',
    firstPrice: 'cents',
    firstTotal: 'cents',
    secondCount: 'count',
    secondPrice: 'cents',
    secondTotal: 'cents',
    total: 'cents',
  },

  // Ages 10-12: two lines of 2 to 5 portions at decimal prices. Answer: money.
  'subtotal.context': {},
  'subtotal.question': {},
  'hint.subtotal.method': {},
  'hint.subtotal.first_step': { count: 'count', dish: 'dish', priceEach: 'cents', lineTotal: 'cents' },
  'hint.subtotal.example': {
    firstCount: 'count',
    firstPrice: 'cents',
    firstTotal: 'cents',
    secondCount: 'count',
    secondPrice: 'cents',
    secondTotal: 'cents',
    total: 'cents',
  },

  // Ages 10-12: the same with 8 % tax on the subtotal. Answer: money.
  'with_tax.context': {},
  'with_tax.question': { percent: 'percent' },
  'hint.with_tax.method': { percent: 'percent' },
  /** The order before tax, worked out. */
  'hint.with_tax.first_step': { subtotal: 'cents', percent: 'percent' },
  'hint.with_tax.example': { subtotal: 'cents', percent: 'percent', tax: 'cents', total: 'cents' },

  // Ages 12+: 4 to 9 guests, one portion each; the ticket prints both discount rules. Answer: money, after the discount.
  'group_discount.context': {},
  'group_discount.question': {},
  /** Which rule applies: `limit` guests or more get `largePercent` off, fewer get `smallPercent`. */
  'hint.group_discount.method': { limit: 'count', largePercent: 'percent', smallPercent: 'percent' },
  /** The bill before the discount, worked out. */
  'hint.group_discount.first_step': { guests: 'count', priceEach: 'cents', subtotal: 'cents' },
  'hint.group_discount.example': {
    guests: 'count',
    priceEach: 'cents',
    subtotal: 'cents',
    percent: 'percent',
    discount: 'cents',
    total: 'cents',
  },

  // Ages 12+: 6 to 13 guests, 18 % service charge, then 8 % tax on the bill with the service charge. Answer: money.
  'service_and_tax.context': {},
  'service_and_tax.question': { servicePercent: 'percent', taxPercent: 'percent' },
  'hint.service_and_tax.method': { servicePercent: 'percent', taxPercent: 'percent' },
  /** The bill before charge and tax, worked out. */
  'hint.service_and_tax.first_step': { guests: 'count', priceEach: 'cents', subtotal: 'cents' },
  /** The service charge worked out; tax comes on `withService`. */
  'hint.service_and_tax.second_step': {
    subtotal: 'cents',
    servicePercent: 'percent',
    service: 'cents',
    withService: 'cents',
    taxPercent: 'percent',
  },
  'hint.service_and_tax.example': {
    subtotal: 'cents',
    servicePercent: 'percent',
    service: 'cents',
    withService: 'cents',
    taxPercent: 'percent',
    tax: 'cents',
    total: 'cents',
  },

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
  'hint.fraction_left.example': {
    part: 'fraction',
    start: 'count',
    groups: 'count',
    inGroup: 'count',
    out: 'count',
    served: 'count',
    left: 'count',
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
