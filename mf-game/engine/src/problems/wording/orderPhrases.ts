/** The first line of the ticket, worked out. */
const firstLine = { count: 'count', dish: 'dish', priceEach: 'cents', lineTotal: 'cents' } as const;

/** A worked example with two lines. */
const twoLines = {
  firstCount: 'count',
  firstPrice: 'cents',
  firstTotal: 'cents',
  secondCount: 'count',
  secondPrice: 'cents',
  secondTotal: 'cents',
  total: 'cents',
} as const;

/** Contexts, questions and hints of problems that ask what an order costs. */
export const orderPhraseShapes = {
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
  'hint.mixed_order.first_step': firstLine,
  'hint.mixed_order.example': twoLines,

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
  'hint.large_order.first_step': firstLine,
  'hint.large_order.example': twoLines,

  // Ages 10-12: two lines of 2 to 5 portions at decimal prices. Answer: money.
  'subtotal.context': {},
  'subtotal.question': {},
  'hint.subtotal.method': {},
  'hint.subtotal.first_step': firstLine,
  'hint.subtotal.example': twoLines,

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
} as const;
