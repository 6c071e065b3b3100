/** Range of integers, both ends inclusive. */
export type Range = readonly [min: number, max: number];

/** Ages 6-7. Dollars and portions are whole. */
export const ages6To7 = {
  changePercent: 40,
  quantity: [1, 4],
  dollars: [1, 3],
  paidAboveDollars: [1, 4],
  /** Sums that people hand over: at most two bills. */
  paidCents: [500, 1_000, 1_500, 2_000],
  /** Share of the change problems with money to count. */
  countedPercent: 50,
  seconds: { singleItem: 60, change: 60, mixedOrder: 90 },
} as const;

/** Ages 8-9. */
export const ages8To9 = {
  multiplication: { quantity: [2, 10], dollars: [3, 8], seconds: 45 },
  largeOrder: { quantity: [4, 9], dollars: [7, 14], seconds: 75 },
} as const;

/**
 * Ages 10-12. Prices are whole dollars plus multiples of `centsStep`: quarters for tax, because 8 % of a multiple of 25 cents is a whole
 * number of cents.
 */
export const ages10To12 = {
  quantity: [2, 5],
  dollars: [2, 9],
  subtotal: { centsStep: 5, seconds: 75 },
  withTax: { centsStep: 25, seconds: 90, taxPercent: 8 },
} as const;

/**
 * Ages 12+. Prices per person in steps of 20 cents keep 10 % and 15 % exact; 18 % and then 8 % are exact if the
 * bill is a multiple of 12.50 dollars.
 */
export const ages12Plus = {
  groupDiscount: {
    guests: [4, 9],
    largeFrom: 6,
    largePercent: 15,
    smallPercent: 10,
    priceSteps: [60, 120],
    priceStepCents: 20,
    seconds: 120,
  },
  serviceAndTax: {
    guests: [6, 13],
    servicePercent: 18,
    taxPercent: 8,
    billStepCents: 1_250,
    priceCents: [1_250, 6_250],
    seconds: 150,
  },
} as const;

/** Change, ages 8 and up, and its time limits by tier. */
export const change = {
  billDollars: [5, 24],
  notesCents: [2_000, 5_000, 10_000],
  /** Bills for ages 10-12 end in 0 or 5 cents, those for 12+ in any digit. */
  billStepCents: { ages_8_9: 100, ages_10_12: 5, ages_12_plus: 1 },
  seconds: { beginner: 45, intermediate: 35, advanced: 25 },
} as const;

/** Ages 10-12: everyday fractions, easy ones first. Nobody counts in sevenths. */
export const fractionDenominators = [2, 3, 4, 5, 6, 8] as const;

/** Inventory, in portions. */
export const inventory = {
  start: [5, 24],
  served: [3, 17],
  seconds: { beginner: 45, intermediate: 35, advanced: 25 },
} as const;

/**
 * Pricing. Prices are multiples of 5 dollars for ages 6-9, which keep 60 % whole; quarters and 5 cents keep it exact for older children.
 */
export const pricing = {
  costPercent: 60,
  quantity: { beginner: [1, 5], intermediate: [5, 14], advanced: [5, 14] },
  price: {
    ages_6_7: { steps: [1, 2], stepCents: 500 },
    ages_8_9: { steps: [1, 4], stepCents: 500 },
    ages_10_12: { steps: [16, 80], stepCents: 25 },
    ages_12_plus: { steps: [80, 500], stepCents: 5 },
  },
  seconds: { beginner: 50, intermediate: 40, advanced: 30 },
} as const;
