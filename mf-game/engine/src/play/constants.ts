/** Floor and timing (specification 001, sections 4 and 9). */
export const floor = {
  tables: 6,
  maxOccupied: 3,
  seatingMs: 3_000,
  patienceMs: 30_000,
  /** Arrival interval: `longest` minus `perLevel` for each level (at most `most` in all), never under `shortest`. */
  arrivalMs: { longest: 15_000, perLevel: 1_000, most: 10_000, shortest: 5_000 },
  /** Our choice: the first customer, so that a new game doesn't start with 15 seconds of waiting. */
  firstArrivalMs: 2_000,
  /** Our choice: the most that one tick counts, so that a laptop waking from sleep doesn't send every customer away. */
  maxTickMs: 1_000,
} as const;

/** Multiplies patience and time limits (rulings, 'Timing is adjustable'). The untimed mode, `none`, has no timers. */
export const speedFactors = { standard: 1, x2: 2, x5: 5, x10: 10 } as const;

/**
 * Points (specification 001, section 9, 'Scoring and money' and 'Level bands'; rulings, 'Score' and 'Level-up bonus').
 * All of them are added to the score, including those of achievements (below), because their cards promise them. The badge of
 * a new level has no points of its own: it comes with the level-up bonus.
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
  /** Levels with a celebration, in addition to those that open a tier (rulings, 'Level-up display'). */
  milestones: [5, 10, 15, 20, 25],
  /** Last level of each label in the progress dialog; above is Expert. */
  labelUpTo: { explorer: 5, intermediate: 10, pro: 15 },
} as const;

/** Days (specification 001, sections 4 and 9). */
export const days = { firstTarget: 5, targetGrowth: 1 } as const;

/** Buying portions (specification 001, section 9, 'Inventory'). */
export const restocking = { costCents: 2_000, portions: 10 } as const;

/** Our choice: how many orders after a wrong answer its follow-up problem comes. Soon, but not with the next one. */
export const followUpOrders = [2, 3, 4] as const;

/** In-game badges (specification 001, section 9). */
export const badges = {
  welcomeLevel: 5,
  /** Our choice: of the last ten problems, so that a hard start is soon forgotten. */
  accuracyAce: { problems: 10, percent: 80 },
  speedyServer: { completions: 5, withinMs: 120_000 },
  persistenceFailures: 2,
  scoreMaster: 1_000,
} as const;

/** Certificates (specification 001, section 9, 'Certificates'; rulings, 'Rookie certificate'). */
export const certificates = {
  rookieDays: 1,
  levels: { explorer: 5, intermediate: 10, pro: 15, expert: 20, champion: 20 },
  /** For Expert and Champion. */
  masterAccuracyPercent: 85,
} as const;

/** Points of level milestones (specification 001, section 9, 'Level milestones'). */
export const milestonePoints = { level_5: 100, level_10: 200, level_15: 500, level_20: 750, level_25: 1_000 } as const;

/**
 * Points of practice badges by age group, within the 150 to 450 of specification 001, section 9. The division is our choice:
 * more for badges that take more orders (up to 10, up to 40, more), and 50 more for each older group, which is reached at
 * higher levels.
 */
export const practicePoints = {
  quick: { ages_6_7: 150, ages_8_9: 200, ages_10_12: 250, ages_12_plus: 300 },
  steady: { ages_6_7: 225, ages_8_9: 275, ages_10_12: 325, ages_12_plus: 375 },
  long: { ages_6_7: 300, ages_8_9: 350, ages_10_12: 400, ages_12_plus: 450 },
} as const;

/** Required by the achievement 'accuracy' in addition to ten in a row (specification 001, section 9, 'Practice badges'). */
export const achievementAccuracyPercent = 80;

/** Our choice: streaks of correct answers that are celebrated. The last one is also the streak achievement. */
export const celebratedStreaks: readonly number[] = [5, 10, 15];

/** Lengths of lists that keep only their newest entries (specification 001, sections 3 and 9). */
export const kept = { feedback: 3, completionTimes: 5, answers: badges.accuracyAce.problems } as const;

/** An answer is correct within 0.01 (specification 001, section 5), in hundredths. */
export const answerToleranceHundredths = 1;

/** Our choice: the longest time of an attempt, a day, for an order that was left open. */
export const maxAttemptMs = 86_400_000;

/** Our reading of 'after several beginner problems' (specification 001, section 8): after every tenth correct one. */
export const beginnerProblemsPerSuggestion = 10;
