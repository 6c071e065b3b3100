export const en = {
  // `skill` is the name of a skill: "Times tables".
  'visit.first': '{name} is here for something you do well. {skill}!',

  // `day` is a weekday or a date: "Tuesday", "November 3".
  'visit.equal_groups': '{name} is back! On {day}, you added up the same dish a few times.',
  'visit.two_dishes': '{name} is back! On {day}, you added up two dishes.',
  'visit.small_change': '{name} is back! On {day}, you gave change.',
  'visit.times_tables': '{name} is back! On {day}, you used your times tables.',
  'visit.large_orders': '{name} is back! On {day}, you added up a large order.',
  'visit.change_from_notes': '{name} is back! On {day}, {name} paid with a large bill.',
  'visit.decimal_orders': '{name} is back! On {day}, you added up dollars and cents.',
  'visit.sales_tax': '{name} is back! On {day}, you added the tax.',
  'visit.group_discount': '{name} is back! On {day}, you took off a discount.',
  'visit.service_and_tax': '{name} is back! On {day}, you added service and tax.',
  'visit.stock': '{name} is back! On {day}, you counted what was left.',
  'visit.fractions': '{name} is back! On {day}, you worked with fractions.',
  'visit.profit': '{name} is back! On {day}, you found what the bistro earned.',
  'visit.percent_profit': '{name} is back! On {day}, you worked with percents.',
} as const;
