import { daysUntil } from '@countertop/client/shared/localDay';
import type { ReportSection } from '../../shared/report/section.ts';
import { childTable } from '../report/childTable.ts';
import { badgesSection, classFacts, classFigures, levelsSection } from '../report/classFigures.ts';
import { type Report, type ReportId, reportTitle } from '../report/report.ts';
import { accuracyOf, awardTitles, type Child, type ReportContext, weekOf } from '../report/reportContext.ts';
import { type SampleChild, sampleBadges } from './sampleClass.ts';
import { skillsInClass } from './students.ts';

export type Student = SampleChild & Child;

export interface SampleContext extends ReportContext {
  readonly children: readonly Student[];
}

const badgeTitles = (t: ReportContext['t'], child: Pick<SampleChild, 'badges' | 'certificates'>) =>
  awardTitles(child, { money_master: t('badge.money_master') });

/**
 * Returns the sample class with its words.
 * @param today like `2025-01-10`; its weeks end here
 */
export function sampleContext(t: ReportContext['t'], sample: readonly SampleChild[], today: string): SampleContext {
  return {
    t,
    className: t('section.sampleClass'),
    today,
    days: daysUntil(today, 7).map((id, index) => ({ id, name: t('column.dayNumber', { day: index + 1 }) })),
    children: sample.map((child) => ({
      ...child,
      words: {
        ...badgeTitles(t, child),
        strengths: child.strengths.map((skill) => t(`skill.${skill}`)),
        needsWork: child.needsWork.map((skill) => t(`skill.${skill}`)),
      },
    })),
  };
}

/** A row for each of some students, in their order. */
export function studentsSection(context: SampleContext, children: readonly Student[]): ReportSection {
  const { t } = context;
  const [lowest, highest] = [1, -1].map(
    (sign) => children.toSorted((one, other) => sign * (Number(accuracyOf(one)) - Number(accuracyOf(other))))[0],
  );
  return {
    ...childTable({ ...context, children }, 'students', [
      'level',
      'lastActive',
      'accuracy',
      'standing',
      'totalProblems',
      'timeSpent',
      'badgeCount',
    ]),
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

/** Correct answers by day: of one student, or of the class on average. */
export function weekSection(context: SampleContext, student?: Student): ReportSection {
  const { t, children } = context;
  const id = student ? 'week' : 'average';
  const rows = weekOf(context, student ? [student] : children).map((day) => ({
    id: day.id,
    day: day.name,
    right: day.accuracy,
  }));
  const [first, last] = [Number(rows[0]?.right), Number(rows.at(-1)?.right)];
  return {
    id,
    title: t(`section.${id}`),
    shape: 'rows',
    columns: [
      { id: 'day', name: t('column.day'), kind: 'text' },
      { id: 'right', name: t('column.right'), kind: 'percent' },
    ],
    rows,
    chart: {
      title: t('chart.week'),
      summary: student
        ? t('chart.week.summary', { name: student.name, first, last })
        : t('chart.average.summary', { first, last }),
      label: 'day',
      values: ['right'],
      shape: 'line',
      range: 'data',
    },
  };
}

/** The week of each student, with a chart of its first and last day. */
export function changeSection(context: SampleContext): ReportSection {
  const { t, days } = context;
  const [first, last] = [days[0]?.id ?? '', days.at(-1)?.id ?? ''];
  const table = childTable(context, 'weekByStudent', ['week']);
  const [most] = table.rows
    .map((row) => ({ name: String(row['name']), points: Number(row[last]) - Number(row[first]) }))
    .toSorted((one, other) => other.points - one.points);
  return {
    ...table,
    chart: {
      title: t('chart.change'),
      summary: most ? t('chart.change.summary', most) : t('chart.accuracy.none'),
      label: 'name',
      values: [first, last],
      shape: 'dots',
      target: { value: 80, label: t('chart.change.target') },
    },
  };
}

/** Students who need work on each skill, and the number who are strong in it. */
function skillsSection({ t, children }: SampleContext): ReportSection {
  const found = skillsInClass(children);
  return {
    id: 'skills',
    title: t('section.skills'),
    shape: 'rows',
    columns: [
      { id: 'skill', name: t('column.skill'), kind: 'text' },
      { id: 'needingWork', name: t('column.needingWork'), kind: 'number' },
      { id: 'strong', name: t('column.strong'), kind: 'number' },
      { id: 'names', name: t('column.names'), kind: 'list' },
    ],
    rows: found.map(({ skill, needsWork, strong }) => ({
      id: skill,
      skill: t(`skill.${skill}`),
      needingWork: needsWork.length,
      strong: strong.length,
      names: needsWork.map(({ name }) => name),
    })),
    chart: {
      title: t('chart.skills'),
      summary: t('chart.skills.summary', { skill: found[0] ? t(`skill.${found[0].skill}`) : '' }),
      label: 'skill',
      values: ['needingWork'],
    },
  };
}

/** Number of students in each of the four bands of levels. */
export function levelsChart(context: SampleContext): ReportSection {
  const { t } = context;
  const average = Number(classFigures(context).averageLevel);
  const summary = t('chart.levels.summary', { average });
  return {
    ...levelsSection(context),
    chart: { title: t('chart.levels'), summary, label: 'levels', values: ['students'] },
  };
}

function badgesChart(context: SampleContext): ReportSection {
  const { t } = context;
  const { badges } = badgeTitles(t, { badges: [...sampleBadges], certificates: [] });
  const summary = t('chart.badges.summary', { count: classFigures(context).totalBadges });
  return {
    ...badgesSection(context, badges),
    chart: { title: t('chart.badges'), summary, label: 'badge', values: ['students'] },
  };
}

/** Four totals for the tab 'Progress Tracking'. */
export function metricsSection(context: SampleContext): ReportSection {
  return classFacts(context, 'metrics', ['averageSecondsPerProblem', 'above90', 'activeToday', 'totalBadges']);
}

export interface ReportOptions {
  readonly context: SampleContext;
  /** Date of creation. */
  readonly madeOn: string;
  /** The visible students in the order shown. */
  readonly shown: readonly Student[];
  /** The student of the individual report. */
  readonly student: Student;
}

function sectionsOf(id: ReportId, { context, shown, student }: ReportOptions): readonly ReportSection[] {
  const words = ['badges', 'certificates', 'strengths', 'needsWork'] as const;
  switch (id) {
    case 'class-performance-report':
      return [
        classFacts(context, 'summary', [
          'totalStudents',
          'activeThisWeek',
          'averageAccuracy',
          'totalProblemsCompleted',
          'totalTimeSpent',
          'averageLevel',
          'totalBadgesEarned',
          'totalCertificates',
        ]),
        studentsSection(context, shown),
      ];
    case 'individual-progress-report':
      return [
        childTable({ ...context, children: [student] }, 'facts', [
          'level',
          'accuracy',
          'totalProblems',
          'correctAnswers',
          'timeSpent',
          'lastActive',
          'currentStreak',
          ...words,
        ]),
        weekSection(context, student),
      ];
    case 'weekly-activity-summary':
      return [weekSection(context), childTable(context, 'weekByStudent', ['week'])];
    case 'achievement-summary':
      return [badgesChart(context), childTable(context, 'achievements', ['badges', 'certificates'])];
    case 'learning-analytics':
      return [skillsSection(context), levelsChart(context), metricsSection(context)];
    case 'progress-tracking':
      return [weekSection(context), changeSection(context), levelsChart(context), metricsSection(context)];
    case 'export-all-data':
      return [
        childTable(context, 'everything', [
          'number',
          'level',
          'accuracy',
          'standing',
          'totalProblems',
          'correctAnswers',
          'timeSpent',
          'lastActive',
          'currentStreak',
          'week',
          ...words,
        ]),
      ];
  }
}

/** Returns a report about the sample class. */
export function sampleReport(id: ReportId, options: ReportOptions): Report {
  const { context, madeOn, student } = options;
  const { t, children } = context;
  return {
    id,
    isSample: true,
    title: reportTitle(id, t, student.name),
    note: t('report.note', { count: children.length }),
    madeOn,
    sections: sectionsOf(id, options),
  };
}
