/** Floor and timing (specification 001, sections 4 and 9). */
export const floor = {
  tables: 6,
  maxOccupied: 3,
  seatingMs: 3_000,
  patienceMs: 30_000,
  /** Arrival interval: `longest` minus `perLevel` for each level (at most `most` in all), never under `shortest`. */
  arrivalMs: { longest: 15_000, perLevel: 1_000, most: 10_000, shortest: 5_000 },
  /** Ours: the very first guest, so that a new game does not begin with a quarter of a minute of nothing. */
  firstArrivalMs: 2_000,
  /** Ours: the most one tick counts, so that a laptop that slept does not send every customer away. */
  maxTickMs: 1_000,
} as const;

/** Multiplies patience and time limits (rulings, 'Timing is adjustable'). `none` has no timers at all. */
export const speedFactors = { standard: 1, x2: 2, x5: 5, x10: 10 } as const;

/** Points (specification 001, section 9, 'Scoring and money'). */
export const points = {
  base: { beginner: 25, intermediate: 50, advanced: 100 },
  typeFactor: {
    order_total: 1,
    change_calculation: 1,
    inventory_management: 1.2,
    pricing: 1.2,
  },
  perSecondLeft: 1.5,
  serving: 50,
  levelUp: 100,
} as const;

/** Money in cents (specification 001, section 9, 'Scoring and money' and 'Floor and timing'). */
export const earnings = {
  correctCents: { beginner: 500, intermediate: 800, advanced: 1_200 },
  servingCents: 1_200,
} as const;

/** Levels (specification 001, sections 4 and 9, 'Level bands'; rulings, 'Levels'). */
export const levels = {
  last: 25,
  progressPerCorrectPercent: 5,
  overlayMs: 3_000,
  intermediateFrom: 4,
  advancedFrom: 7,
  multipliers: { beginner: 1, intermediate: 1.5, advanced: 2 },
  /** Last level under each label of the progress dialog; above is Expert. */
  labelUpTo: { explorer: 5, intermediate: 10, pro: 15 },
} as const;

/** Days (specification 001, sections 4 and 9). */
export const days = { firstTarget: 5, targetGrowth: 1 } as const;

/** Lists that keep only their newest entries (specification 001, sections 3 and 9). */
export const kept = { feedback: 3, completionTimes: 5 } as const;

/** An answer is right within 0.01 (specification 001, section 5), here in hundredths. */
export const answerToleranceHundredths = 1;

/** Ours: 'after several beginner problems' (specification 001, section 8) is after each tenth that was right. */
export const beginnerProblemsPerSuggestion = 10;
