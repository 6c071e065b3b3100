/** Every number of the rules. `docs/game.md` describes them with their reasons. */
export const floor = {
  tables: 6,
  maxOccupied: 3,
  seatingMs: 3_000,
  patienceMs: 30_000,
  /** Arrival interval: `longest` minus `perLevel` for each level (at most `most` in all), never under `shortest`. */
  arrivalMs: { longest: 15_000, perLevel: 1_000, most: 10_000, shortest: 5_000 },
  /** The first customer is already on the way to the table, and waits within two seconds of the start. */
  firstSeatingMs: 1_500,
  /**
   * How fast the other customers' patience runs while an order is open. Somebody who takes 30 s an order keeps a
   * customer waiting for at most two orders, 60 s, which cost 20 of the 30 s of patience.
   */
  patienceShareDuringOrder: 1 / 3,
  /** Longest time that one tick counts, so that a laptop waking from sleep doesn't send every customer away. */
  maxTickMs: 1_000,
} as const;

/** Multiplies patience and time limits. The untimed mode, `none`, has no timers. */
export const speedFactors = { standard: 1, x2: 2, x5: 5, x10: 10 } as const;

/**
 * Points. All of them are added to the score, including those of achievements (below), because their cards promise them. The badge
 * of a new level gives none: it comes with the level-up bonus.
 */
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
  badge: 50,
  certificate: 100,
} as const;

/** Money in cents. */
export const earnings = {
  correctCents: { beginner: 500, intermediate: 800, advanced: 1_200 },
  servingCents: 1_200,
  /** Serving a customer whose favorite was sold out, so that restocking is worth its price. */
  servingSecondChoiceCents: 800,
  /** The tip for a plate that was prepared while waiting. */
  preparedPlateCents: 200,
} as const;

export const levels = {
  last: 25,
  progressPerCorrectPercent: 5,
  overlayMs: 3_000,
  intermediateFrom: 4,
  advancedFrom: 7,
  multipliers: { beginner: 1, intermediate: 1.5, advanced: 2 },
  /** Levels with a celebration, in addition to those that open a tier. */
  milestones: [5, 10, 15, 20, 25],
  /** Last level of each label in the progress dialog; above is Expert. */
  labelUpTo: { explorer: 5, intermediate: 10, pro: 15 },
} as const;

/**
 * Days. A day also ends after this many times its target in orders, so that everybody can finish it.
 */
export const days = { firstTarget: 5, targetGrowth: 1, mostOrdersPerTarget: 2 } as const;

/**
 * Buying portions. When everything is sold out, the cook brings these portions of the two cheapest dishes for free, so that play
 * never stops.
 */
export const restocking = { costCents: 2_000, portions: 10, cratePortions: [3, 2] } as const;

/**
 * Prices of things for the bistro, rising with the order in which levels offer them. A right answer earns 17 to 24 dollars and uses
 * a portion of two dollars, so that the first things take about 12 right answers and the last ones about 20, a whole level. By
 * level 5 a child has earned enough for two of the three things not chosen so far, or for the helper and one.
 */
export const shop = { itemsPerPrice: 8, itemCents: [20_000, 30_000, 40_000] } as const;
export const helperPriceCents = 50_000;

/** Rewards for work while waiting: the next customer comes earlier, and prepared plates bring tips. */
export const waitingWork = { arrivalEarlierMs: 2_000, mostPlates: 2 } as const;

/**
 * Aims at 85 % right: after `wrongForEasier` wrong answers in a row, orders are easier until `rightForUsual` were right; after
 * `rightForHarder` right ones in a row, they are harder until one is wrong. After `wrongForPicture` wrong answers in a row to a
 * skill, its picture opens automatically.
 */
export const challenges = { wrongForEasier: 3, rightForUsual: 2, rightForHarder: 8, wrongForPicture: 2 } as const;

/** How often a customer asks for their favorite dish, in percent. */
export const favoritePercent = 50;

/** How many orders after a wrong answer its follow-up problem comes. Soon, but not with the next one. */
export const followUpOrders = [2, 3, 4] as const;

/** How often a customer comes back for a skill that is due, and at most how often a day. */
export const reviewVisits = { everyOrders: 3, perDay: 6 } as const;

export const badges = {
  welcomeLevel: 5,
  /** Of the last ten problems, so that a hard start is soon forgotten. */
  accuracyAce: { problems: 10, percent: 80 },
  speedyServer: { completions: 5, withinMs: 120_000 },
  persistenceFailures: 2,
  scoreMaster: 1_000,
} as const;

export const certificates = {
  rookieDays: 1,
  levels: { explorer: 5, intermediate: 10, pro: 15, expert: 20, champion: 20 },
  /** For Expert and Champion. */
  masterAccuracyPercent: 85,
} as const;

/** Points of level milestones. */
export const milestonePoints = { level_5: 100, level_10: 200, level_15: 500, level_20: 750, level_25: 1_000 } as const;

/**
 * Points of practice badges by age group: more for badges that take more orders (up to 10, up to 40, more), and 50 more for each
 * older group, which is reached at higher levels.
 */
export const practicePoints = {
  quick: { ages_6_7: 150, ages_8_9: 200, ages_10_12: 250, ages_12_plus: 300 },
  steady: { ages_6_7: 225, ages_8_9: 275, ages_10_12: 325, ages_12_plus: 375 },
  long: { ages_6_7: 300, ages_8_9: 350, ages_10_12: 400, ages_12_plus: 450 },
} as const;

/** Required by the achievement 'accuracy' in addition to ten in a row. */
export const achievementAccuracyPercent = 80;

/** Streaks of correct answers that are celebrated. The last one is also the streak achievement. */
export const celebratedStreaks: readonly number[] = [5, 10, 15];

/** Lengths of lists that keep only their newest entries. */
export const kept = {
  feedback: 3,
  completionTimes: 5,
  answers: badges.accuracyAce.problems,
  customers: 3,
  problemTypes: 2,
  problemKeys: 20,
} as const;

/** The longest time of an attempt: a day, for an order that was left open. */
export const maxAttemptMs = 86_400_000;

/** How many correct beginner problems come between two suggestions to move up. */
export const beginnerProblemsPerSuggestion = 10;
