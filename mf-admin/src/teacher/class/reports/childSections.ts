import type { ReportColumn, ReportRow, ReportSection } from '../../../shared/report/section.ts';
import { sharedColumns } from '../../report/reportContext.ts';
import { awardsTable } from '../../report/sharedSections.ts';
import { helpPoints } from '../overview/overviewOf.ts';
import {
  awardTitles,
  type Child,
  type ClassReportContext,
  isShown,
  percentOf,
  repeatedMistakes,
  skillName,
  standardsFor,
} from './classReportContext.ts';
import { daysSection } from './weekSections.ts';

type CellsOf = (child: Child) => Omit<ReportRow, 'id'>;

/** Columns about a child, with their cells. */
function childColumns({ t }: ClassReportContext): { columns: readonly ReportColumn[]; cellsOf: CellsOf } {
  const { student, level, lastActive, accuracy, totalProblems, timeSpent } = sharedColumns(t);
  return {
    columns: [student, level, accuracy, totalProblems, timeSpent, lastActive],
    cellsOf: ({ name, level: reached, right, orders, seconds, lastDay }) => ({
      name,
      level: orders === 0 ? '' : reached,
      accuracy: percentOf(right, orders),
      totalProblems: orders,
      timeSpent: Math.round(seconds / 60),
      lastActive: lastDay ?? '',
    }),
  };
}

/** More columns about a child, with their cells. */
function detailColumns(context: ClassReportContext): { columns: readonly ReportColumn[]; cellsOf: CellsOf } {
  const { t, locale } = context;
  const list = (id: 'badges' | 'certificates' | 'needsWork'): ReportColumn => ({
    id,
    name: t(`column.${id}`),
    kind: 'list',
  });
  return {
    columns: [
      { id: 'correctAnswers', name: t('column.correctAnswers'), kind: 'number' },
      { id: 'currentStreak', name: t('column.currentStreak'), kind: 'number' },
      list('badges'),
      list('certificates'),
      list('needsWork'),
    ],
    cellsOf: (child) => ({
      correctAnswers: child.right,
      currentStreak: child.streak,
      ...awardTitles(child),
      needsWork: helpPoints(child.name, child.skills)
        .filter(({ skill }) => isShown(context, skill))
        .map(({ skill }) => skillName(skill, locale)),
    }),
  };
}

/** A row for each child. */
export function childrenSection(context: ClassReportContext): ReportSection {
  const { t, children } = context;
  const { columns, cellsOf } = childColumns(context);
  return {
    id: 'students',
    title: t('section.students'),
    shape: 'rows',
    columns: [...columns, { id: 'badgeCount', name: t('column.badgeCount'), kind: 'number' }],
    rows: children.map((child) => ({ id: child.id, ...cellsOf(child), badgeCount: child.badges.length })),
  };
}

/** Badges and certificates of each child. */
export function awardsSection({ t, children }: ClassReportContext): ReportSection {
  return awardsTable(
    t,
    children.map((child) => ({ id: child.id, name: child.name, ...awardTitles(child) })),
  );
}

/** All that is known about the children, in one table. */
export function everythingSection(context: ClassReportContext): ReportSection {
  const [basic, detail] = [childColumns(context), detailColumns(context)];
  return {
    id: 'everything',
    title: context.t('section.everything'),
    shape: 'rows',
    columns: [...basic.columns, ...detail.columns],
    rows: context.children.map((child) => ({ id: child.id, ...basic.cellsOf(child), ...detail.cellsOf(child) })),
  };
}

/** The skills of one child. */
function childSkills(context: ClassReportContext, { skills }: Child): ReportSection {
  const { t, locale } = context;
  return {
    id: 'skills',
    title: t('section.childSkills'),
    shape: 'rows',
    columns: [
      { id: 'skill', name: t('column.skill'), kind: 'text' },
      { id: 'standards', name: t('column.standards'), kind: 'list' },
      { id: 'asked', name: t('column.asked'), kind: 'number' },
      { id: 'accuracy', name: t('column.accuracy'), kind: 'percent' },
      { id: 'mistakes', name: t('column.mistakes'), kind: 'list' },
    ],
    rows: skills
      .filter(({ skill }) => isShown(context, skill))
      .map((result) => ({
        id: result.skill,
        skill: skillName(result.skill, locale),
        standards: standardsFor(context, result.skill),
        asked: result.asked,
        accuracy: percentOf(result.right, result.asked),
        mistakes: repeatedMistakes(result, context),
      })),
  };
}

/** Everything about one child: figures, skills and the last seven days. */
export function oneChildSections(context: ClassReportContext, child: Child): readonly ReportSection[] {
  const [basic, detail] = [childColumns(context), detailColumns(context)];
  return [
    {
      id: 'facts',
      title: context.t('section.facts'),
      shape: 'facts',
      columns: [...basic.columns, ...detail.columns],
      rows: [{ id: child.id, ...basic.cellsOf(child), ...detail.cellsOf(child) }],
    },
    childSkills(context, child),
    daysSection(context, [child]),
  ];
}
