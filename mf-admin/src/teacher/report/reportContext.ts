import type { Translate } from '@countertop/design-system/messages';
import type { Student } from '../sample/student.ts';
import type { en } from './teacherReport.messages.ts';
import type { ReportColumn, ReportSection } from '../../shared/report/section.ts';
import type { Report, ReportId } from './report.ts';

/** Data and language of a report. */
export interface ReportContext {
  readonly t: Translate<typeof en>;
  /** The whole class. */
  readonly students: readonly Student[];
  /** The day the data is from, like `2025-01-10`. */
  readonly day: string;
  /** Date of creation. */
  readonly madeOn: string;
}

export function reportOf(context: ReportContext, id: ReportId, sections: readonly ReportSection[]): Report {
  const { t, students, madeOn } = context;
  return {
    id,
    isSample: true,
    title: t(`report.${id}`),
    note: t('report.note', { count: students.length }),
    madeOn,
    sections,
  };
}

type ColumnName = 'student' | 'level' | 'lastActive' | 'accuracy' | 'totalProblems' | 'timeSpent';

/** Columns shared by several reports. */
export function sharedColumns(t: ReportContext['t']): Readonly<Record<ColumnName, ReportColumn>> {
  return {
    student: { id: 'name', name: t('column.student'), kind: 'text' },
    level: { id: 'level', name: t('column.level'), kind: 'number' },
    lastActive: { id: 'lastActive', name: t('column.lastActive'), kind: 'day' },
    accuracy: { id: 'accuracy', name: t('column.accuracy'), kind: 'percent' },
    totalProblems: { id: 'totalProblems', name: t('column.totalProblems'), kind: 'number' },
    timeSpent: { id: 'timeSpent', name: t('column.timeSpent'), kind: 'minutes' },
  };
}

/** Labels of a student's badges, certificates and skills. */
export function labelsOf(student: Student, t: ReportContext['t']) {
  return {
    badges: student.badges.map((badge) => t(`badge.${badge}`)),
    certificates: student.certificates.map((certificate) => t(`certificate.${certificate}`)),
    strengths: student.strengths.map((skill) => t(`skill.${skill}`)),
    needsWork: student.needsWork.map((skill) => t(`skill.${skill}`)),
  };
}
