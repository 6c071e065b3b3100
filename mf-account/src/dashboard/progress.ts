/** What the dashboard shows of a game that is kept (specification 000, section 3). */
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

/** How many of the badges the dashboard shows, the first of the list (specification 000, section 9). */
export const latestBadges = 6;
