import { mistakePhraseShapes } from '@countertop/engine/problems/mistakes/mistakePhrases';

export type MistakeId = keyof typeof mistakePhraseShapes;

/** Subjects of mistakes. There is an activity for each. */
export type MistakeKind =
  | 'groups'
  | 'lines'
  | 'times'
  | 'counting'
  | 'carrying'
  | 'borrowing'
  | 'decimals'
  | 'percent'
  | 'charges'
  | 'change'
  | 'left'
  | 'fractions'
  | 'profit';

export const mistakeKinds: Readonly<Record<MistakeId, MistakeKind>> = {
  'mistake.order.price_of_one': 'groups',
  'mistake.order.forgotten': 'lines',
  'mistake.order.one_each': 'groups',
  'mistake.order.counted_once': 'groups',
  'mistake.order.one_less': 'groups',
  'mistake.order.one_more': 'groups',
  'mistake.order.dishes': 'groups',
  'mistake.order.dollar_more': 'counting',
  'mistake.order.dollar_less': 'counting',
  'mistake.order.one_price': 'lines',
  'mistake.single_item.added': 'groups',
  'mistake.mixed_order.added': 'lines',
  'mistake.multiplication.added': 'groups',
  'mistake.large_order.added': 'lines',
  'mistake.multiplication.other_table': 'times',
  'mistake.multiplication.swapped': 'times',
  'mistake.large_order.multiplied': 'lines',
  'mistake.sum.not_carried': 'carrying',
  'mistake.product.not_carried': 'carrying',
  'mistake.decimals.right_edge': 'decimals',
  'mistake.decimals.cents_not_carried': 'carrying',
  'mistake.decimals.point': 'decimals',
  'mistake.percent.tenth': 'percent',
  'mistake.percent.tenfold': 'percent',
  'mistake.with_tax.no_tax': 'charges',
  'mistake.with_tax.tax_only': 'charges',
  'mistake.with_tax.percent_as_money': 'percent',
  'mistake.with_tax.taken_off': 'charges',
  'mistake.with_tax.one_line_taxed': 'charges',
  'mistake.group.one_guest': 'groups',
  'mistake.group.guest_less': 'groups',
  'mistake.group_discount.no_discount': 'charges',
  'mistake.group_discount.discount_only': 'charges',
  'mistake.group_discount.other_rule': 'charges',
  'mistake.group_discount.percent_as_money': 'percent',
  'mistake.group_discount.added': 'charges',
  'mistake.group_discount.one_discount': 'charges',
  'mistake.group_discount.both_rules': 'charges',
  'mistake.service_and_tax.percents_added': 'percent',
  'mistake.service_and_tax.no_tax': 'charges',
  'mistake.service_and_tax.no_service': 'charges',
  'mistake.service_and_tax.no_charges': 'charges',
  'mistake.service_and_tax.charges_only': 'charges',
  'mistake.service_and_tax.tax_on_service': 'charges',
  'mistake.service_and_tax.percent_as_money': 'percent',
  'mistake.change.added': 'change',
  'mistake.change.bill': 'change',
  'mistake.change.paid': 'change',
  'mistake.change.one_more': 'counting',
  'mistake.change.one_less': 'counting',
  'mistake.change.ten_more': 'borrowing',
  'mistake.change.ten_less': 'borrowing',
  'mistake.change.dollar_kept': 'borrowing',
  'mistake.change.cents_left_out': 'decimals',
  'mistake.change_small.one_portion': 'groups',
  'mistake.take_away.smaller_from_larger': 'borrowing',
  'mistake.take_away.not_paid_back': 'borrowing',
  'mistake.take_away.ten_less': 'borrowing',
  'mistake.stock_left.added': 'left',
  'mistake.stock_left.served': 'left',
  'mistake.stock_left.start': 'left',
  'mistake.stock_left.one_more': 'counting',
  'mistake.stock_left.one_less': 'counting',
  'mistake.fraction_left.served': 'left',
  'mistake.fraction_left.one_group': 'fractions',
  'mistake.fraction_left.one_group_taken': 'fractions',
  'mistake.fraction_left.denominator': 'fractions',
  'mistake.fraction_left.numerator': 'fractions',
  'mistake.fraction_left.start': 'left',
  'mistake.fraction_left.times_numerator': 'fractions',
  'mistake.fraction_left.added': 'left',
  'mistake.recipe_part.one_group': 'fractions',
  'mistake.recipe_part.rest': 'fractions',
  'mistake.recipe_part.whole': 'fractions',
  'mistake.recipe_part.times_numerator': 'fractions',
  'mistake.recipe_part.added': 'fractions',
  'mistake.recipe_part.fraction_added': 'fractions',
  'mistake.recipe_part.fraction_taken': 'fractions',
  'mistake.profit.one_only': 'profit',
  'mistake.profit.income': 'profit',
  'mistake.profit.price_of_one': 'profit',
  'mistake.profit.cost_of_one': 'profit',
  'mistake.profit.price_and_cost_added': 'profit',
  'mistake.profit.cost_once': 'profit',
  'mistake.profit.one_less': 'groups',
  'mistake.profit.one_more': 'groups',
  'mistake.profit.count_added': 'groups',
  'mistake.profit_cost.cost': 'profit',
  'mistake.profit_percent.cost': 'profit',
  'mistake.profit_percent.percent_as_money': 'percent',
};

/** Whether this version of the page knows the mistake: the server may be newer. */
export function isKnownMistake(id: string): id is MistakeId {
  return Object.hasOwn(mistakePhraseShapes, id);
}
