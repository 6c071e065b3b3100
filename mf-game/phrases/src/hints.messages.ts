/** Hints: an approach, the first step, and a worked example. Ages 6-7 add and count; they have no multiplication. */
export const en = {
  'hint.single_item.method': 'Add the price once for each one.',
  'hint.single_item.first_step':
    '{count, plural, =1 {Just one, so the price is the total.} =2 {Add two prices: {priceEach} + {priceEach}.} =3 {Add three prices: {priceEach} + {priceEach} + {priceEach}.} other {Add four prices: {priceEach} + {priceEach} + {priceEach} + {priceEach}.}}',
  'hint.single_item.example':
    'Like this: {count, plural, =2 {{priceEach} + {priceEach} = {total}.} other {{priceEach} + {priceEach} + {priceEach} = {total}.}}',

  'hint.mixed_order.method': 'Work out each line. Then add both lines.',
  'hint.mixed_order.first_step':
    'First line: {dish} at {priceEach} {count, plural, one {makes} other {make}} {lineTotal}.',
  'hint.mixed_order.example':
    'Like this: {firstCount, number} at {firstPrice} make {firstTotal}. {secondCount, number} at {secondPrice} make {secondTotal}. {firstTotal} + {secondTotal} = {total}.',

  'hint.change_small.count_money': 'Count the money first. Start with the biggest bill.',
  'hint.change_small.method': 'Count up from the total to the money paid.',
  'hint.change_small.first_step': 'Start at {bill}. Count up to {paid}.',
  'hint.change_small.example': 'Like this: from {bill} up to {paid} is {change}.',

  'hint.multiplication.method': 'Multiply: how many, times the price of one.',
  'hint.multiplication.first_step':
    '{partCount, number} × {priceEach} is {partTotal}. You still need {restCount, number} × {priceEach}.',
  'hint.multiplication.example': 'Like this: {count, number} × {priceEach} = {total}.',

  'hint.large_order.method': 'Multiply each line. Then add both lines.',
  'hint.large_order.first_step':
    'First line: {dish} at {priceEach} {count, plural, one {makes} other {make}} {lineTotal}.',
  'hint.large_order.example':
    'Like this: {firstCount, number} × {firstPrice} = {firstTotal}. {secondCount, number} × {secondPrice} = {secondTotal}. {firstTotal} + {secondTotal} = {total}.',

  'hint.subtotal.method': 'Multiply each line. Then line up the decimal points and add.',
  'hint.subtotal.first_step':
    'First line: {dish} at {priceEach} {count, plural, one {makes} other {make}} {lineTotal}.',
  'hint.subtotal.example':
    'Like this: {firstCount, number} × {firstPrice} = {firstTotal}. {secondCount, number} × {secondPrice} = {secondTotal}. {firstTotal} + {secondTotal} = {total}.',

  'hint.with_tax.method': 'Find the order first. Then add {percent} of it.',
  'hint.with_tax.first_step': 'The order before tax is {subtotal}. Now find {percent} of it.',
  'hint.with_tax.example': 'Like this: {percent} of {subtotal} is {tax}. {subtotal} + {tax} = {total}.',

  'hint.group_discount.method':
    'Count the customers: {limit} or more get {largePercent} off, fewer get {smallPercent} off.',
  'hint.group_discount.first_step': '{guests, number} × {priceEach} is {subtotal}. Now take the discount off.',
  'hint.group_discount.example':
    'Like this: {guests, number} × {priceEach} = {subtotal}. {percent} of it is {discount}. {subtotal} - {discount} = {total}.',

  'hint.service_and_tax.method': 'Add {servicePercent} to the price. Then add {taxPercent} of the new total.',
  'hint.service_and_tax.first_step': '{guests, number} × {priceEach} is {subtotal}. That is before service and tax.',
  'hint.service_and_tax.second_step':
    '{servicePercent} of {subtotal} is {service}. That makes {withService}. Now add {taxPercent} tax.',
  'hint.service_and_tax.example':
    'Like this: {subtotal} + {service} service = {withService}. {taxPercent} of it is {tax}. {withService} + {tax} = {total}.',

  'hint.change_bill.method': 'Count up from the total. Stop at a round number.',
  'hint.change_bill.first_step': 'Count up from {bill} to {paid}.',
  'hint.change_bill.to_stop': 'From {bill} to {stop} is {toStop}. Keep counting up to {paid}.',
  'hint.change_bill.example':
    'Like this: total {bill}, paid {paid}. From {bill} to {stop} is {toStop}. From {stop} to {paid} is {toPaid}. That makes {change}.',

  'hint.stock_left.method': 'Start with all of them. Take away what goes out.',
  'hint.stock_left.first_step': 'Start at {start, number}. Count back {served, number}.',
  'hint.stock_left.to_ten':
    'From {start, number}, take {toTen, number} to get to {ten, number}. Then take {rest, number} more.',
  'hint.stock_left.tens':
    'Tens first: {start, number} - {tens, number} = {afterTens, number}. Then take {ones, number} more.',
  'hint.stock_left.example':
    'Like this: {start, number} - {served, number}. {start, number} - {toTen, number} = {ten, number}. {ten, number} - {rest, number} = {left, number}.',

  'hint.fraction_left.method':
    '{part} means: make {groups, number} equal groups. {out, plural, one {# group goes} other {# groups go}} out.',
  'hint.fraction_left.first_step': '{start, number} ÷ {groups, number} = {inGroup, number}. That is one group.',
  'hint.fraction_left.one_group': 'Find one group: {start, number} ÷ {groups, number}.',
  'hint.fraction_left.example':
    'Like this: {part} of {start, number}. {start, number} ÷ {groups, number} = {inGroup, number}. {out, number} × {inGroup, number} = {served, number} go out. {start, number} - {served, number} = {left, number}.',

  'hint.recipe_part.method':
    '{part} means: make {groups, number} equal parts. Use {out, plural, one {# part} other {# parts}}.',
  'hint.recipe_part.first_step': '{amount, number} ÷ {groups, number} = {inGroup} cups. That is one part.',
  'hint.recipe_part.one_group': 'Find one part: {amount, number} ÷ {groups, number}.',
  'hint.recipe_part.example':
    'Like this: {part} of {amount, number} cups. {amount, number} ÷ {groups, number} = {inGroup}. {out, number} × {inGroup} = {total} cups.',

  'hint.profit_cost.method_adding': 'Find the profit on one. Then add it for each one sold.',
  'hint.profit_cost.example_adding':
    'Like this: {priceEach} - {costEach} = {profitEach} on one. Two make {profitEach} + {profitEach} = {total}.',
  'hint.profit_cost.method': 'Find the profit on one. Then multiply by how many were sold.',
  'hint.profit_cost.first_step': 'One sells for {priceEach} and costs {costEach}. Find the difference.',
  'hint.profit_cost.example':
    'Like this: {priceEach} - {costEach} = {profitEach} on one. {count, number} × {profitEach} = {total}.',

  'hint.profit_percent.method': '{costPercent} of the price is cost. So {profitPercent} of it is profit.',
  'hint.profit_percent.first_step': 'Find {profitPercent} of {priceEach}. That is the profit on one.',
  'hint.profit_percent.example':
    'Like this: {profitPercent} of {priceEach} is {profitEach}. {count, number} × {profitEach} = {total}.',
} as const;
