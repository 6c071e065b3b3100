import { dayMs } from '@countertop/contract/time';
import { sum } from '@countertop/engine/sum';
import type { Student } from './student.ts';

/** Days counted by 'active this week'. */
const weekDays = 7;

/** Totals of a class. */
export interface ClassSummary {
  readonly totalStudents: number;
  /** Students active in the seven days that end with the given day. */
  readonly activeThisWeek: number;
  /** Students active on that day. */
  readonly activeToday: number;
  /** Whole percent, averaged over students. */
  readonly averageAccuracy: number;
  readonly totalProblemsCompleted: number;
  /** Minutes. */
  readonly totalTimeSpent: number;
  /** With one decimal. */
  readonly averageLevel: number;
  readonly totalBadgesEarned: number;
  readonly totalCertificates: number;
  /** Students with more than 90 percent accuracy. */
  readonly above90: number;
  /** Rounded to whole seconds. */
  readonly averageSecondsPerProblem: number;
}

const part = (total: number, of: number) => (of === 0 ? 0 : total / of);

/**
 * Returns the totals of a class on a day.
 * @param day like `2025-01-10`; later activity doesn't count
 */
export function classSummary(students: readonly Student[], day: string): ClassSummary {
  const daysAgo = ({ lastActive }: Student) => (Date.parse(day) - Date.parse(lastActive)) / dayMs;
  const totalProblemsCompleted = sum(students.map(({ totalProblems }) => totalProblems));
  const totalTimeSpent = sum(students.map(({ timeSpent }) => timeSpent));
  return {
    totalStudents: students.length,
    activeThisWeek: students.filter((student) => daysAgo(student) >= 0 && daysAgo(student) < weekDays).length,
    activeToday: students.filter((student) => daysAgo(student) === 0).length,
    averageAccuracy: Math.round(part(sum(students.map(({ accuracy }) => accuracy)), students.length)),
    totalProblemsCompleted,
    totalTimeSpent,
    averageLevel: Math.round(10 * part(sum(students.map(({ level }) => level)), students.length)) / 10,
    totalBadgesEarned: sum(students.map(({ badges }) => badges.length)),
    totalCertificates: sum(students.map(({ certificates }) => certificates.length)),
    above90: students.filter(({ accuracy }) => accuracy > 90).length,
    averageSecondsPerProblem: Math.round(60 * part(totalTimeSpent, totalProblemsCompleted)),
  };
}
