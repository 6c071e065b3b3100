/** The saved game as the dashboard shows it (specification 000, section 3). */
export interface ProgressFacts {
  readonly level: number;
  /** US dollars. */
  readonly totalMoney: number;
  /** Null: never renamed. */
  readonly restaurantName: string | null;
  readonly currentDay: number;
  /** `beginner`, `intermediate` or another. */
  readonly difficulty: string;
  readonly totalScore: number;
  /** ISO 8601. */
  readonly lastPlayed: string;
}

/** The end of the score bar (specification 000, section 9). */
export const scoreBarEnd = 1000;

/** Number of badges on the dashboard, newest first (specification 000, section 9). */
export const latestBadges = 6;
