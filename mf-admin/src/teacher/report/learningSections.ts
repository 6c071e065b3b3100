import { skillsInClass } from '../sample/attention.ts';
import { standingOf } from '../sample/standing.ts';
import { sampleBadges } from '../sample/student.ts';
import type { ReportSection } from '../../shared/report/section.ts';
import { type ReportContext, sharedColumns, labelsOf } from './reportContext.ts';
import { awardsTable, badgesTable } from './sharedSections.ts';
import { weekColumns } from './weekSections.ts';

/** Number of students who earned each badge. */
export function badgesSection({ t, students }: ReportContext): ReportSection {
  const rows = sampleBadges.map((badge) => ({
    id: badge,
    badge: t(`badge.${badge}`),
    students: students.filter(({ badges }) => badges.includes(badge)).length,
  }));
  const count = rows.reduce((sum, row) => sum + row.students, 0);
  return {
    ...badgesTable(t, rows),
    chart: {
      title: t('chart.badges'),
      summary: t('chart.badges.summary', { count }),
      label: 'badge',
      values: ['students'],
    },
  };
}

/** Badges and certificates of each student. */
export function achievementsSection({ t, students }: ReportContext): ReportSection {
  const rows = students.map((student) => {
    const { badges, certificates } = labelsOf(student, t);
    return { id: student.id, name: student.name, badges, certificates };
  });
  return awardsTable(t, rows);
}

/** Students who need work on each skill, and the number who are strong in it. */
export function skillsSection({ t, students }: ReportContext): ReportSection {
  const found = skillsInClass(students);
  const [first] = found;
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
      summary: t('chart.skills.summary', { skill: first ? t(`skill.${first.skill}`) : '' }),
      label: 'skill',
      values: ['needingWork'],
    },
  };
}

/** All student data in one table. */
export function everythingSection({ t, students }: ReportContext): ReportSection {
  const { student: name, level, lastActive, accuracy, totalProblems, timeSpent } = sharedColumns(t);
  const week = weekColumns(t);
  return {
    id: 'everything',
    title: t('section.everything'),
    shape: 'rows',
    columns: [
      name,
      { id: 'number', name: t('column.id'), kind: 'text' },
      level,
      accuracy,
      { id: 'standing', name: t('column.standing'), kind: 'text' },
      totalProblems,
      { id: 'correctAnswers', name: t('column.correctAnswers'), kind: 'number' },
      timeSpent,
      lastActive,
      { id: 'currentStreak', name: t('column.currentStreak'), kind: 'number' },
      ...week.columns,
      { id: 'badges', name: t('column.badges'), kind: 'list' },
      { id: 'certificates', name: t('column.certificates'), kind: 'list' },
      { id: 'strengths', name: t('column.strengths'), kind: 'list' },
      { id: 'needsWork', name: t('column.needsWork'), kind: 'list' },
    ],
    rows: students.map((student) => {
      const standing = t(`standing.${standingOf(student.accuracy)}`);
      return {
        ...student,
        weeklyProgress: [],
        number: student.id,
        standing,
        ...week.cellsOf(student),
        ...labelsOf(student, t),
      };
    }),
  };
}
