export const skills = [
  'order_totals',
  'subtraction',
  'times_tables',
  'making_change',
  'fair_prices',
  'decimals',
  'percents',
] as const;
export type Skill = (typeof skills)[number];

export const sampleBadges = ['welcome', 'accuracy', 'speed', 'persistence', 'money'] as const;
/** A badge of the sample class. */
export type SampleBadge = (typeof sampleBadges)[number];

export type SampleCertificate = 'rookie' | 'champion';

/** A percentage for each day of a week, oldest first. */
export type Week = readonly [number, number, number, number, number, number, number];

export interface Student {
  readonly id: string;
  readonly name: string;
  /** 1 to 25. */
  readonly level: number;
  /** Correct answers in whole percent. */
  readonly accuracy: number;
  readonly totalProblems: number;
  readonly correctAnswers: number;
  /** Minutes. */
  readonly timeSpent: number;
  /** A day, `2025-01-10`. */
  readonly lastActive: string;
  readonly badges: readonly SampleBadge[];
  readonly certificates: readonly SampleCertificate[];
  /** Correct answers by day, in percent. */
  readonly weeklyProgress: Week;
  readonly strengths: readonly Skill[];
  readonly needsWork: readonly Skill[];
  /** Days in a row. */
  readonly currentStreak: number;
}
