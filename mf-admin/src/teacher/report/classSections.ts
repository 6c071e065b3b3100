import { classSummary } from '../sample/classSummary.ts';
import { standingOf } from '../sample/standing.ts';
import type { Student } from '../sample/student.ts';
import type { CellKind, ReportSection } from '../../shared/report/section.ts';
import { type ReportContext, sharedColumns } from './reportContext.ts';
import { levelsTable } from './sharedSections.ts';

type Measure =
  | 'totalStudents'
  | 'activeThisWeek'
  | 'averageAccuracy'
  | 'totalProblemsCompleted'
  | 'totalTimeSpent'
  | 'averageLevel'
  | 'totalBadgesEarned'
  | 'totalCertificates'
  | 'averageSecondsPerProblem'
  | 'above90'
  | 'activeToday';

const kinds: Readonly<Partial<Record<Measure, CellKind>>> = {
  averageAccuracy: 'percent',
  totalTimeSpent: 'minutes',
  averageSecondsPerProblem: 'seconds',
};

function factsOf(
  { t, students, day }: ReportContext,
  id: 'summary' | 'metrics',
  measures: readonly Measure[],
): ReportSection {
  const summary = classSummary(students, day);
  const name = (measure: Measure) =>
    id === 'metrics' && measure === 'totalBadgesEarned' ? t('measure.totalBadges') : t(`measure.${measure}`);
  return {
    id,
    title: t(`section.${id}`),
    shape: 'facts',
    columns: [
      { id: 'class', name: t('column.class'), kind: 'text' },
      ...measures.map((measure) => ({ id: measure, name: name(measure), kind: kinds[measure] ?? 'number' })),
    ],
    rows: [
      {
        id: 'class',
        class: t('section.sampleClass'),
        ...Object.fromEntries(measures.map((measure) => [measure, summary[measure]])),
      },
    ],
  };
}

/** Eight totals of the class. */
export function summarySection(context: ReportContext): ReportSection {
  return factsOf(context, 'summary', [
    'totalStudents',
    'activeThisWeek',
    'averageAccuracy',
    'totalProblemsCompleted',
    'totalTimeSpent',
    'averageLevel',
    'totalBadgesEarned',
    'totalCertificates',
  ]);
}

/** Four totals for the tab 'Progress Tracking'. */
export function metricsSection(context: ReportContext): ReportSection {
  return factsOf(context, 'metrics', ['averageSecondsPerProblem', 'above90', 'activeToday', 'totalBadgesEarned']);
}

/** A row for each visible student, in the order shown. */
export function studentsSection({ t }: ReportContext, shown: readonly Student[]): ReportSection {
  const { student, level, lastActive, accuracy, totalProblems, timeSpent } = sharedColumns(t);
  const [lowest] = shown.toSorted((first, second) => first.accuracy - second.accuracy);
  const [highest] = shown.toSorted((first, second) => second.accuracy - first.accuracy);
  return {
    id: 'students',
    title: t('section.students'),
    shape: 'rows',
    columns: [
      student,
      level,
      lastActive,
      accuracy,
      { id: 'standing', name: t('column.standing'), kind: 'text' },
      totalProblems,
      timeSpent,
      { id: 'badgeCount', name: t('column.badgeCount'), kind: 'number' },
    ],
    rows: shown.map(({ badges, ...each }) => ({
      id: each.id,
      name: each.name,
      level: each.level,
      lastActive: each.lastActive,
      accuracy: each.accuracy,
      standing: t(`standing.${standingOf(each.accuracy)}`),
      totalProblems: each.totalProblems,
      timeSpent: each.timeSpent,
      badgeCount: badges.length,
    })),
    chart: {
      title: t('chart.accuracy'),
      summary:
        lowest && highest
          ? t('chart.accuracy.summary', { low: lowest.name, high: highest.name })
          : t('chart.accuracy.none'),
      label: 'name',
      values: ['accuracy'],
    },
  };
}

/** Number of students in each of the four bands. */
export function levelsSection({ t, students, day }: ReportContext): ReportSection {
  return {
    ...levelsTable(t, students),
    chart: {
      title: t('chart.levels'),
      summary: t('chart.levels.summary', { average: classSummary(students, day).averageLevel }),
      label: 'levels',
      values: ['students'],
    },
  };
}
