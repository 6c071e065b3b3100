export const en = {
  // `skill` is the name of a skill: "Times tables".
  'visit.first': '{name} came for something you do well: {skill}.',

  // `day` is a weekday or a date: "Tuesday", "November 3".
  'visit.equal_groups': 'On {day}, you added up the same dish a few times.',
  'visit.two_dishes': 'On {day}, you added up two dishes.',
  'visit.small_change': 'On {day}, you gave change.',
  'visit.times_tables': 'On {day}, you used your times tables.',
  'visit.large_orders': 'On {day}, you added up a large order.',
  'visit.change_from_notes': 'On {day}, {name} paid with a large bill.',
  'visit.decimal_orders': 'On {day}, you added up dollars and cents.',
  'visit.sales_tax': 'On {day}, you added the tax.',
  'visit.group_discount': 'On {day}, you took off a discount.',
  'visit.service_and_tax': 'On {day}, you added service and tax.',
  'visit.stock': 'On {day}, you counted what was left.',
  'visit.fractions': 'On {day}, you worked with fractions.',
  'visit.profit': 'On {day}, you found what the bistro earned.',
  'visit.percent_profit': 'On {day}, you worked with percents.',
} as const;
