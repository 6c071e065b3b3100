import type { Student } from './student.ts';

/** A week as 'active this week' counts it. */
const weekDays = 7;
const dayMs = 86_400_000;

/** The figures of a class, all made from its students. */
export interface ClassSummary {
  readonly totalStudents: number;
  /** Who was active in the seven days that end with the day asked for. */
  readonly activeThisWeek: number;
  /** Who was active on that day itself. */
  readonly activeToday: number;
  /** Whole percent, each student counting once. */
  readonly averageAccuracy: number;
  readonly totalProblemsCompleted: number;
  /** Minutes. */
  readonly totalTimeSpent: number;
  /** With one decimal. */
  readonly averageLevel: number;
  readonly totalBadgesEarned: number;
  readonly totalCertificates: number;
  /** Students above 90 percent: 90 itself is not above it. */
  readonly above90: number;
  /** Whole seconds for one problem. */
  readonly averageSecondsPerProblem: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const part = (total: number, of: number) => (of === 0 ? 0 : total / of);

/**
 * The summary of a class on a day.
 * @param day like `2025-01-10`; who was active later than that does not count
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
