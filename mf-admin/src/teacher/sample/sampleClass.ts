import { daysUntil } from '@countertop/client/shared/localDay';
import type { ChildResults } from '@countertop/contract/classes/classOverview';

/** The day the sample class is from. Its weeks end here. */
export const sampleDay = '2025-01-10';

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

/** In the order of the reports. The game doesn't give `money_master`. */
export const sampleBadges = ['welcome', 'accuracy_ace', 'speedy_server', 'persistence', 'money_master'] as const;

/** Results as of a child of a real class, and the skills that the sample names itself. */
export interface SampleChild extends Omit<ChildResults, 'seatId'> {
  readonly id: string;
  readonly name: string;
  readonly strengths: readonly Skill[];
  readonly needsWork: readonly Skill[];
}

type Figures = Pick<ChildResults, 'level' | 'orders' | 'right' | 'streak' | 'lastDay'>;

interface Facts extends Pick<SampleChild, 'certificates' | 'strengths' | 'needsWork'> {
  readonly figures: Figures & { readonly minutes: number };
  /** Correct answers by day, in percent, oldest first. */
  readonly week: readonly [number, number, number, number, number, number, number];
  readonly badges: (typeof sampleBadges)[number][];
}

const child = (name: string, { figures: { minutes, ...figures }, week, ...facts }: Facts): Omit<SampleChild, 'id'> => ({
  name,
  ...figures,
  ...facts,
  seconds: 60 * minutes,
  daysPlayed: week.length,
  // The same number of answers each day, so that every day counts the same.
  week: daysUntil(sampleDay, week.length).map((day, index) => ({ day, asked: 100, right: week[index] ?? 0 })),
  skills: [],
});

/** The class that everyone sees: ten fictional children. */
export const sampleClass: readonly SampleChild[] = [
  child('Emma Johnson', {
    figures: { level: 12, orders: 240, right: 226, minutes: 425, streak: 7, lastDay: '2025-01-10' },
    week: [91, 93, 95, 92, 94, 96, 97],
    badges: ['welcome', 'accuracy_ace', 'speedy_server', 'money_master'],
    certificates: ['rookie', 'champion'],
    strengths: ['order_totals', 'making_change'],
    needsWork: ['fair_prices'],
  }),
  child('Liam Chen', {
    figures: { level: 8, orders: 182, right: 158, minutes: 310, streak: 4, lastDay: '2025-01-10' },
    week: [82, 84, 85, 88, 87, 89, 90],
    badges: ['welcome', 'speedy_server', 'persistence'],
    certificates: ['rookie'],
    strengths: ['times_tables', 'order_totals'],
    needsWork: ['making_change'],
  }),
  child('Sofia Rodriguez', {
    figures: { level: 16, orders: 318, right: 305, minutes: 540, streak: 11, lastDay: '2025-01-09' },
    week: [95, 94, 97, 96, 98, 95, 97],
    badges: ['welcome', 'accuracy_ace', 'speedy_server', 'persistence', 'money_master'],
    certificates: ['rookie', 'champion'],
    strengths: ['decimals', 'making_change'],
    needsWork: ['percents'],
  }),
  child('Noah Williams', {
    figures: { level: 4, orders: 98, right: 71, minutes: 165, streak: 2, lastDay: '2025-01-08' },
    week: [64, 68, 70, 72, 75, 74, 77],
    badges: ['welcome'],
    certificates: [],
    strengths: ['order_totals'],
    needsWork: ['making_change', 'subtraction'],
  }),
  child('Aisha Patel', {
    figures: { level: 10, orders: 201, right: 183, minutes: 350, streak: 6, lastDay: '2025-01-10' },
    week: [88, 90, 91, 89, 93, 92, 94],
    badges: ['welcome', 'accuracy_ace', 'persistence'],
    certificates: ['rookie'],
    strengths: ['subtraction', 'times_tables'],
    needsWork: ['fair_prices'],
  }),
  child('Oliver Brown', {
    figures: { level: 3, orders: 64, right: 47, minutes: 120, streak: 0, lastDay: '2025-01-03' },
    week: [78, 75, 73, 70, 72, 71, 74],
    badges: ['welcome'],
    certificates: [],
    strengths: ['times_tables'],
    needsWork: ['making_change'],
  }),
  child('Chloé Dubois', {
    figures: { level: 11, orders: 236, right: 203, minutes: 395, streak: 3, lastDay: '2025-01-09' },
    week: [84, 86, 83, 87, 88, 85, 89],
    badges: ['welcome', 'speedy_server', 'money_master'],
    certificates: ['rookie'],
    strengths: ['making_change', 'fair_prices'],
    needsWork: ['decimals'],
  }),
  child('Kenji Tanaka', {
    figures: { level: 17, orders: 340, right: 323, minutes: 565, streak: 9, lastDay: '2025-01-10' },
    week: [93, 95, 94, 96, 95, 97, 95],
    badges: ['welcome', 'accuracy_ace', 'speedy_server', 'money_master'],
    certificates: ['rookie', 'champion'],
    strengths: ['percents', 'fair_prices'],
    needsWork: ['decimals'],
  }),
  child('Zara Ahmed', {
    figures: { level: 6, orders: 132, right: 102, minutes: 230, streak: 1, lastDay: '2025-01-07' },
    week: [72, 74, 79, 76, 78, 80, 81],
    badges: ['welcome', 'persistence'],
    certificates: [],
    strengths: ['subtraction'],
    needsWork: ['fair_prices', 'making_change'],
  }),
  child('Lucas Silva', {
    figures: { level: 5, orders: 117, right: 96, minutes: 205, streak: 5, lastDay: '2025-01-10' },
    week: [79, 80, 83, 81, 84, 82, 85],
    badges: ['welcome', 'persistence'],
    certificates: ['rookie'],
    strengths: ['order_totals'],
    needsWork: ['subtraction'],
  }),
].map((each, index) => ({ ...each, id: String(index + 1) }));
