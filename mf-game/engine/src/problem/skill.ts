/** What a problem practises; the view names it. */
export const skillIds = [
  'equal_groups',
  'two_dishes',
  'small_change',
  'times_tables',
  'large_orders',
  'change_from_notes',
  'decimal_orders',
  'sales_tax',
  'group_discount',
  'service_and_tax',
  'stock',
  'profit',
  'percent_profit',
] as const;
export type SkillId = (typeof skillIds)[number];
