import type { Student } from '../sample/student.ts';
import type { ReportSection } from '../../shared/report/section.ts';
import { type ReportContext, sharedColumns, labelsOf } from './reportContext.ts';

const dayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

const dayId = (day: number) => `day${day}`;

/** Everything about a student, except for the week. */
export function studentSection({ t }: ReportContext, student: Student): ReportSection {
  const { student: name, level, lastActive, accuracy, totalProblems, timeSpent } = sharedColumns(t);
  return {
    id: 'facts',
    title: t('section.facts'),
    shape: 'facts',
    columns: [
      name,
      level,
      accuracy,
      totalProblems,
      { id: 'correctAnswers', name: t('column.correctAnswers'), kind: 'number' },
      timeSpent,
      lastActive,
      { id: 'currentStreak', name: t('column.currentStreak'), kind: 'number' },
      { id: 'badges', name: t('column.badges'), kind: 'list' },
      { id: 'certificates', name: t('column.certificates'), kind: 'list' },
      { id: 'strengths', name: t('column.strengths'), kind: 'list' },
      { id: 'needsWork', name: t('column.needsWork'), kind: 'list' },
    ],
    rows: [{ ...student, weeklyProgress: [], ...labelsOf(student, t) }],
  };
}

function daysSection(
  { t }: ReportContext,
  week: readonly number[],
  text: Pick<ReportSection, 'id' | 'title'> & { summary: string },
): ReportSection {
  const { summary, ...names } = text;
  return {
    ...names,
    shape: 'rows',
    columns: [
      { id: 'day', name: t('column.day'), kind: 'text' },
      { id: 'right', name: t('column.right'), kind: 'percent' },
    ],
    rows: dayNumbers.map((day) => ({
      id: dayId(day),
      day: t('column.dayNumber', { day }),
      right: week[day - 1] ?? 0,
    })),
    chart: { title: t('chart.week'), summary, label: 'day', values: ['right'], shape: 'line', range: 'data' },
  };
}

export function weekSection(context: ReportContext, { name, weeklyProgress }: Student): ReportSection {
  const { t } = context;
  const summary = t('chart.week.summary', { name, first: weeklyProgress[0], last: weeklyProgress[6] });
  return daysSection(context, weeklyProgress, { id: 'week', title: t('section.week'), summary });
}

/** Class average by day, in whole percent. */
export function averageSection(context: ReportContext): ReportSection {
  const { t, students } = context;
  const week = dayNumbers.map((day) => {
    const total = students.reduce((sum, { weeklyProgress }) => sum + (weeklyProgress[day - 1] ?? 0), 0);
    return students.length === 0 ? 0 : Math.round(total / students.length);
  });
  const summary = t('chart.average.summary', { first: week[0] ?? 0, last: week[6] ?? 0 });
  return daysSection(context, week, { id: 'average', title: t('section.average'), summary });
}

/** The columns of a week, with the cells of a student. */
export function weekColumns(t: ReportContext['t']) {
  return {
    columns: dayNumbers.map((day) => ({
      id: dayId(day),
      name: t('column.dayNumber', { day }),
      kind: 'percent' as const,
    })),
    cellsOf: ({ weeklyProgress }: Student) =>
      Object.fromEntries(dayNumbers.map((day) => [dayId(day), weeklyProgress[day - 1] ?? 0])),
  };
}

/** The week of each student, with a chart of its first and last day. */
export function changeSection(context: ReportContext): ReportSection {
  const { t, students } = context;
  const rise = ({ weeklyProgress: week }: Student) => week[6] - week[0];
  const [most] = students.toSorted((first, second) => rise(second) - rise(first));
  return {
    ...weekByStudentSection(context),
    chart: {
      title: t('chart.change'),
      summary: most ? t('chart.change.summary', { name: most.name, points: rise(most) }) : t('chart.accuracy.none'),
      label: 'name',
      values: [dayId(1), dayId(7)],
      shape: 'dots',
      target: { value: 80, label: t('chart.change.target') },
    },
  };
}

/** A row of seven days for each student. */
export function weekByStudentSection({ t, students }: ReportContext): ReportSection {
  const week = weekColumns(t);
  return {
    id: 'weekByStudent',
    title: t('section.weekByStudent'),
    shape: 'rows',
    columns: [sharedColumns(t).student, ...week.columns],
    rows: students.map((student) => ({ id: student.id, name: student.name, ...week.cellsOf(student) })),
  };
}
