import { describe, expect, it } from 'vitest';
import type { OrderLine } from '../kinds/orderLine.ts';
import type { Mistake } from '../problem.ts';
import { subtotalMistakes, withTaxMistakes } from './decimalMistakes.ts';
import { fractionMistakes, recipeMistakes } from './fractionMistakes.ts';
import { groupDiscountMistakes, serviceAndTaxMistakes } from './groupMistakes.ts';
import { largeOrderMistakes, mixedOrderMistakes, multiplicationMistakes, singleItemMistakes } from './orderMistakes.ts';
import { profitCostMistakes, profitPercentMistakes } from './profitMistakes.ts';
import { billChangeMistakes, smallChangeMistakes, stockMistakes } from './takeAwayMistakes.ts';

const line = (quantity: number, priceCents: number): OrderLine => ({ dish: 'burger', quantity, priceCents });

/** Returns the wrong answers of the mistakes with an explanation. */
function leads(paths: readonly Mistake[], reason: string): readonly number[] {
  return paths.filter(({ reason: { id } }) => id === `mistake.${reason}`).map(({ hundredths }) => hundredths);
}

describe('mistakes in an order', () => {
  it.each([
    ['order.price_of_one', [200]],
    ['single_item.added', [500]],
    ['order.one_less', [400]],
    ['order.one_more', [800]],
    ['order.dishes', [300]],
    ['order.dollar_more', [700]],
    ['order.dollar_less', [500]],
  ])('3 burgers at 2 dollars: %s', (reason, expected) => {
    expect(leads(singleItemMistakes(line(3, 200)), reason)).toEqual(expected);
  });

  it.each([
    ['multiplication.other_table', [4_900, 6_300]],
    ['order.one_less', [4_800]],
    ['order.one_more', [6_400]],
    ['multiplication.added', [1_500]],
    ['multiplication.swapped', [6_500]],
    ['order.dishes', [700]],
  ])('7 burgers at 8 dollars: %s', (reason, expected) => {
    expect(leads(multiplicationMistakes(line(7, 800)), reason)).toEqual(expected);
  });

  it.each([
    ['order.forgotten', [600, 600]],
    ['order.one_each', [500]],
    ['order.counted_once', [800, 900]],
    ['order.one_price', [1_000, 1_500]],
    ['mixed_order.added', [1_000]],
    ['order.dishes', [500]],
  ])('3 at 2 dollars and 2 at 3 dollars: %s', (reason, expected) => {
    expect(leads(mixedOrderMistakes([line(3, 200), line(2, 300)]), reason)).toEqual(expected);
  });

  it.each([
    ['sum.not_carried', [15_100]],
    ['product.not_carried', [14_100, 16_100]],
    ['large_order.added', [3_700]],
    ['large_order.multiplied', [9_800 * 63]],
  ])('7 at 14 dollars and 9 at 7 dollars: %s', (reason, expected) => {
    expect(leads(largeOrderMistakes([line(7, 1_400), line(9, 700)]), reason)).toEqual(expected);
  });

  it.each([
    ['decimals.right_edge', [2_269]],
    ['decimals.cents_not_carried', [4_195, 3_895]],
    ['decimals.point', [419_500, 41_950, 419.5]],
  ])('3 at 6.85 dollars and 4 at 5.35 dollars: %s', (reason, expected) => {
    expect(leads(subtotalMistakes([line(3, 685), line(4, 535)]), reason)).toEqual(expected);
  });
});

describe('mistakes with percentages', () => {
  it.each([
    ['with_tax.no_tax', [3_300]],
    ['with_tax.tax_only', [264]],
    ['with_tax.percent_as_money', [4_100, 3_308]],
    ['percent.tenth', [3_326]],
    ['percent.tenfold', [5_940]],
    ['with_tax.taken_off', [3_036]],
    ['with_tax.one_line_taxed', [3_356, 3_508]],
    ['order.forgotten', [756, 2_808]],
  ])('2 at 3.50 dollars and 4 at 6.50 dollars with 8 %% tax: %s', (reason, expected) => {
    expect(leads(withTaxMistakes([line(2, 350), line(4, 650)]), reason)).toEqual(expected);
  });

  it.each([
    ['group_discount.no_discount', [10_000]],
    ['group_discount.discount_only', [1_500]],
    ['group_discount.other_rule', [9_000]],
    ['group_discount.percent_as_money', [8_500]],
    ['group_discount.added', [11_500]],
    ['percent.tenth', [9_850]],
    ['group_discount.one_discount', [9_700]],
    ['group_discount.both_rules', [7_500]],
    ['group.one_guest', [1_700]],
    ['group.guest_less', [6_800]],
  ])('5 guests at 20 dollars with 15 %% off: %s', (reason, expected) => {
    expect(leads(groupDiscountMistakes({ guests: 5, priceCents: 2_000 }, 15), reason)).toEqual(expected);
  });

  it.each([
    ['service_and_tax.percents_added', [12_600]],
    ['service_and_tax.no_tax', [11_800]],
    ['service_and_tax.no_service', [10_800]],
    ['service_and_tax.no_charges', [10_000]],
    ['service_and_tax.charges_only', [2_744]],
    ['service_and_tax.tax_on_service', [11_944]],
    ['service_and_tax.percent_as_money', [12_600]],
    ['group.one_guest', [1_593]],
    ['group.guest_less', [11_151]],
  ])('8 guests at 12.50 dollars with service and tax: %s', (reason, expected) => {
    expect(leads(serviceAndTaxMistakes({ guests: 8, priceCents: 1_250 }), reason)).toEqual(expected);
  });
});

describe('mistakes in subtraction', () => {
  it.each([
    ['change.added', [1_900]],
    ['change.bill', [800]],
    ['change.paid', [1_100]],
    ['change.one_more', [400]],
    ['change.one_less', [200]],
    ['change_small.one_portion', [900]],
    ['take_away.smaller_from_larger', [1_700]],
    ['take_away.not_paid_back', [1_300]],
  ])('4 at 2 dollars, paid with 11 dollars: %s', (reason, expected) => {
    expect(leads(smallChangeMistakes(line(4, 200), 1_100), reason)).toEqual(expected);
  });

  it.each([
    ['change.added', [6_335]],
    ['change.dollar_kept', [3_765]],
    ['change.ten_more', [4_665]],
    ['change.ten_less', [2_665]],
    ['change.cents_left_out', [3_700, 3_600]],
    ['take_away.smaller_from_larger', [4_335]],
    ['decimals.point', [366_500, 36_650, 366.5]],
  ])('a bill of 13.35 dollars, paid with 50 dollars: %s', (reason, expected) => {
    expect(leads(billChangeMistakes(1_335, 5_000, 'ages_10_12'), reason)).toEqual(expected);
  });

  it('names the swapped digits', () => {
    const found = smallChangeMistakes(line(4, 200), 1_100).find(({ hundredths }) => hundredths === 1_700);

    expect(found?.reason.values).toEqual({
      top: { count: 1 },
      bottom: { count: 8 },
      borrowed: { count: 11 },
      band: { band: 'ages_6_7' },
    });
  });

  it('has no cent mistakes on a bill of whole dollars', () => {
    expect(leads(billChangeMistakes(1_300, 5_000, 'ages_8_9'), 'change.dollar_kept')).toEqual([]);
    expect(leads(billChangeMistakes(1_300, 5_000, 'ages_8_9'), 'decimals.point')).toEqual([]);
  });

  it.each([
    ['stock_left.added', [4_000]],
    ['stock_left.served', [1_700]],
    ['stock_left.start', [2_300]],
    ['stock_left.one_more', [700]],
    ['stock_left.one_less', [500]],
    ['take_away.smaller_from_larger', [1_400]],
    ['take_away.not_paid_back', [1_600]],
  ])('17 of 23 served: %s', (reason, expected) => {
    expect(leads(stockMistakes(23, 17, 'ages_8_9'), reason)).toEqual(expected);
  });
});

describe('mistakes with fractions', () => {
  it.each([
    ['fraction_left.served', [1_200]],
    ['fraction_left.one_group_taken', [1_200]],
    ['fraction_left.one_group', [400]],
    ['fraction_left.denominator', [1_200]],
    ['fraction_left.numerator', [1_300]],
    ['fraction_left.start', [1_600]],
    ['fraction_left.times_numerator', [4_800]],
    ['fraction_left.added', [2_800]],
  ])('3/4 of 16 served: %s', (reason, expected) => {
    expect(leads(fractionMistakes(16, { numerator: 3, denominator: 4 }), reason)).toEqual(expected);
  });
});

describe('mistakes with recipes', () => {
  it.each([
    ['recipe_part.one_group', [250]],
    ['recipe_part.rest', [250]],
    ['recipe_part.whole', [1_000]],
    ['recipe_part.times_numerator', [3_000]],
    ['recipe_part.added', [1_750]],
    ['recipe_part.fraction_added', [1_075]],
    ['recipe_part.fraction_taken', [925]],
  ])('3/4 of 10 cups: %s', (reason, expected) => {
    expect(leads(recipeMistakes(10, { numerator: 3, denominator: 4 }), reason)).toEqual(expected);
  });
});

describe('mistakes in profit', () => {
  it.each([
    ['profit.one_only', [400]],
    ['profit.income', [4_000]],
    ['profit_cost.cost', [2_400]],
    ['profit.cost_once', [3_400]],
    ['profit.price_and_cost_added', [6_400, 1_600]],
    ['profit.price_of_one', [1_000]],
    ['profit.cost_of_one', [600]],
    ['profit.one_less', [1_200]],
    ['profit.one_more', [2_000]],
    ['profit.count_added', [800]],
  ])('4 sold at 10 dollars that cost 6 dollars: %s', (reason, expected) => {
    const sold = { dish: 'burger', quantity: 4, priceCents: 1_000, costCents: 600 } as const;

    expect(leads(profitCostMistakes(sold), reason)).toEqual(expected);
  });

  it("mentions the profit on one only if that isn't the answer", () => {
    const sold = { dish: 'burger', quantity: 1, priceCents: 1_000, costCents: 600 } as const;

    expect(leads(profitCostMistakes(sold), 'profit.count_added')).toEqual([]);
  });

  it.each([
    ['profit_percent.cost', [2_250]],
    ['profit_percent.percent_as_money', [3_450]],
    ['percent.tenth', [3_525]],
    ['profit.cost_once', [3_300]],
  ])('5 sold at 7.50 dollars that cost 60 %%: %s', (reason, expected) => {
    expect(leads(profitPercentMistakes({ dish: 'steak', quantity: 5, priceCents: 750 }), reason)).toEqual(expected);
  });
});
