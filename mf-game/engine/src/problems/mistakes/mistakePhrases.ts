/**
 * Explanations of wrong answers for the child: ids and values, as in phrases.ts. `count` and `dish` together are the portions of
 * the problem; `amount` is money that should have been a percentage.
 */
export const mistakePhraseShapes = {
  // Orders of one dish or two.
  'mistake.order.price_of_one': { count: 'count', dish: 'dish' },
  /** One line was left out; the values are its own. */
  'mistake.order.forgotten': { count: 'count', dish: 'dish' },
  'mistake.order.one_each': {},
  'mistake.order.counted_once': { count: 'count', dish: 'dish' },
  'mistake.order.one_less': { count: 'count', dish: 'dish' },
  'mistake.order.one_more': { count: 'count', dish: 'dish' },
  /** The answer counts portions instead of dollars. */
  'mistake.order.dishes': {},
  /** A slip of one dollar in counting. */
  'mistake.order.dollar_more': {},
  'mistake.order.dollar_less': {},
  /** One of the two prices was taken for all portions. */
  'mistake.order.one_price': { priceEach: 'cents' },

  // Portions and price added, worded for each age.
  'mistake.single_item.added': { count: 'count', dish: 'dish', priceEach: 'cents' },
  'mistake.mixed_order.added': {},
  'mistake.multiplication.added': { count: 'count', dish: 'dish', priceEach: 'cents' },
  'mistake.large_order.added': {},

  // Times tables and written sums.
  /** An adjacent entry of the times table: the portions times another price. */
  'mistake.multiplication.other_table': { count: 'count', priceEach: 'cents', otherPrice: 'cents' },
  'mistake.multiplication.swapped': {},
  'mistake.large_order.multiplied': { first: 'cents', second: 'cents' },
  'mistake.sum.not_carried': { first: 'cents', second: 'cents', band: 'band' },
  'mistake.product.not_carried': { count: 'count', priceEach: 'cents', band: 'band' },

  // Decimals.
  'mistake.decimals.right_edge': {},
  'mistake.decimals.cents_not_carried': {},
  /** The digits of the answer with a misplaced decimal point. */
  'mistake.decimals.point': {},

  // Percent. `one` is 1 percent.
  'mistake.percent.tenth': { percent: 'percent', one: 'percent' },
  'mistake.percent.tenfold': { percent: 'percent', one: 'percent' },

  'mistake.with_tax.no_tax': { percent: 'percent' },
  'mistake.with_tax.tax_only': { subtotal: 'cents' },
  'mistake.with_tax.percent_as_money': { amount: 'cents', percent: 'percent', subtotal: 'cents' },
  'mistake.with_tax.taken_off': {},
  /** Only one line was taxed; the values are its own. */
  'mistake.with_tax.one_line_taxed': { count: 'count', dish: 'dish' },

  'mistake.group.one_guest': { guests: 'count' },
  'mistake.group.guest_less': { guests: 'count' },

  'mistake.group_discount.no_discount': { percent: 'percent' },
  'mistake.group_discount.discount_only': { subtotal: 'cents' },
  'mistake.group_discount.other_rule': { guests: 'count', percent: 'percent' },
  'mistake.group_discount.percent_as_money': { amount: 'cents', percent: 'percent', subtotal: 'cents' },
  'mistake.group_discount.added': {},
  'mistake.group_discount.one_discount': { guests: 'count' },
  'mistake.group_discount.both_rules': { percent: 'percent' },

  'mistake.service_and_tax.percents_added': { servicePercent: 'percent', taxPercent: 'percent' },
  'mistake.service_and_tax.no_tax': { taxPercent: 'percent' },
  'mistake.service_and_tax.no_service': { servicePercent: 'percent' },
  'mistake.service_and_tax.no_charges': {},
  'mistake.service_and_tax.charges_only': { subtotal: 'cents' },
  'mistake.service_and_tax.tax_on_service': { taxPercent: 'percent', withService: 'cents' },
  'mistake.service_and_tax.percent_as_money': { amount: 'cents' },

  // Change.
  'mistake.change.added': {},
  'mistake.change.bill': {},
  'mistake.change.paid': { bill: 'cents' },
  'mistake.change.one_more': { bill: 'cents' },
  'mistake.change.one_less': { paid: 'cents' },
  'mistake.change.ten_more': { paid: 'cents' },
  'mistake.change.ten_less': { paid: 'cents' },
  /** The cents are correct, but the dollar they came from wasn't subtracted. */
  'mistake.change.dollar_kept': {},
  'mistake.change.cents_left_out': { bill: 'cents' },
  /** The price of one portion was subtracted instead of the bill. */
  'mistake.change_small.one_portion': { bill: 'cents' },

  // Column subtraction.
  /** The column in which `top` is the smaller digit; `borrowed` is `top` plus ten. */
  'mistake.take_away.smaller_from_larger': { top: 'count', bottom: 'count', borrowed: 'count', band: 'band' },
  'mistake.take_away.not_paid_back': { band: 'band' },
  'mistake.take_away.ten_less': {},

  'mistake.stock_left.added': {},
  'mistake.stock_left.served': {},
  'mistake.stock_left.start': {},
  'mistake.stock_left.one_more': { served: 'count' },
  'mistake.stock_left.one_less': { served: 'count' },

  // A fraction of the stock. `one` is one of its equal groups.
  'mistake.fraction_left.served': {},
  'mistake.fraction_left.one_group': { part: 'fraction' },
  'mistake.fraction_left.one_group_taken': { one: 'fraction', part: 'fraction' },
  'mistake.fraction_left.denominator': { groups: 'count' },
  'mistake.fraction_left.numerator': { part: 'fraction' },
  'mistake.fraction_left.start': {},
  'mistake.fraction_left.times_numerator': { out: 'count', groups: 'count' },
  'mistake.fraction_left.added': {},

  // A part of a recipe.
  'mistake.recipe_part.one_group': { groups: 'count', out: 'count' },
  'mistake.recipe_part.rest': {},
  'mistake.recipe_part.whole': { part: 'fraction' },
  'mistake.recipe_part.times_numerator': { out: 'count', groups: 'count' },
  'mistake.recipe_part.added': {},
  /** The fraction itself was added to the cups, or taken away. */
  'mistake.recipe_part.fraction_added': { part: 'fraction' },
  'mistake.recipe_part.fraction_taken': { part: 'fraction' },

  // Profit. `count` and `dish` together are what was sold.
  'mistake.profit.one_only': { count: 'count', dish: 'dish' },
  'mistake.profit.income': {},
  'mistake.profit.price_of_one': {},
  'mistake.profit.cost_of_one': {},
  'mistake.profit.price_and_cost_added': {},
  'mistake.profit.cost_once': { count: 'count', dish: 'dish' },
  'mistake.profit.one_less': { count: 'count', dish: 'dish' },
  'mistake.profit.one_more': { count: 'count', dish: 'dish' },
  'mistake.profit.count_added': { count: 'count', profitEach: 'cents' },
  'mistake.profit_cost.cost': {},
  'mistake.profit_percent.cost': { profitPercent: 'percent' },
  'mistake.profit_percent.percent_as_money': { amount: 'cents', costPercent: 'percent' },
} as const;
