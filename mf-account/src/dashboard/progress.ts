/** The saved game as the dashboard shows it. */
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

/** Points at which the score bar is full. */
export const scoreBarEnd = 1000;

/** Number of badges on the dashboard, newest first. */
export const latestBadges = 6;
