import { levelDistribution } from '../sample/levelBands.ts';
import type { ReportRow, ReportSection } from '../../shared/report/section.ts';
import { type ReportContext, sharedColumns } from './reportContext.ts';

type Text = ReportContext['t'];

/** Badges and certificates of each student. */
export function awardsTable(t: Text, rows: readonly ReportRow[]): ReportSection {
  return {
    id: 'achievements',
    title: t('section.achievements'),
    shape: 'rows',
    columns: [
      sharedColumns(t).student,
      { id: 'badges', name: t('column.badges'), kind: 'list' },
      { id: 'certificates', name: t('column.certificates'), kind: 'list' },
    ],
    rows,
  };
}

/** Number of students who earned each badge. */
export function badgesTable(t: Text, rows: readonly ReportRow[]): ReportSection {
  return {
    id: 'badges',
    title: t('section.badges'),
    shape: 'rows',
    columns: [
      { id: 'badge', name: t('column.badge'), kind: 'text' },
      { id: 'students', name: t('column.students'), kind: 'number' },
    ],
    rows,
  };
}

/** Number of students in each of the four bands of levels. */
export function levelsTable(t: Text, students: readonly { readonly level: number }[]): ReportSection {
  return {
    id: 'levels',
    title: t('section.levels'),
    shape: 'rows',
    columns: [
      { id: 'levels', name: t('column.levels'), kind: 'text' },
      { id: 'students', name: t('column.students'), kind: 'number' },
    ],
    rows: levelDistribution(students).map((band) => ({
      id: band.id,
      levels: t('levels', { band: band.id }),
      students: band.students,
    })),
  };
}
