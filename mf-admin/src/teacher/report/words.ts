import type { Translate } from '@countertop/design-system/messages';
import type { Student } from '../class/student.ts';
import type { en } from './teacherReport.messages.ts';
import type { ReportColumn, ReportSection } from '../../shared/report/section.ts';
import type { Report, ReportId } from './report.ts';

/** What a report is made of, and the language it is made in. */
export interface Making {
  readonly t: Translate<typeof en>;
  /** The whole class. */
  readonly students: readonly Student[];
  /** The day up to which it was counted, `2025-01-10`. */
  readonly day: string;
  /** The day the report is made. */
  readonly madeOn: string;
}

/** A report with its title, its day and whose numbers these are. */
export function reportOf(making: Making, id: ReportId, sections: readonly ReportSection[]): Report {
  const { t, students, madeOn } = making;
  return { id, title: t(`report.${id}`), note: t('report.note', { count: students.length }), madeOn, sections };
}

type ColumnName = 'student' | 'level' | 'lastActive' | 'accuracy' | 'totalProblems' | 'timeSpent';

/** Columns that several reports share, each with one name and one kind. */
export function sharedColumns(t: Making['t']): Readonly<Record<ColumnName, ReportColumn>> {
  return {
    student: { id: 'name', name: t('column.student'), kind: 'text' },
    level: { id: 'level', name: t('column.level'), kind: 'number' },
    lastActive: { id: 'lastActive', name: t('column.lastActive'), kind: 'day' },
    accuracy: { id: 'accuracy', name: t('column.accuracy'), kind: 'percent' },
    totalProblems: { id: 'totalProblems', name: t('column.totalProblems'), kind: 'number' },
    timeSpent: { id: 'timeSpent', name: t('column.timeSpent'), kind: 'minutes' },
  };
}

/** The words of what a student has: badges, certificates, skills. */
export function wordsOf(student: Student, t: Making['t']) {
  return {
    badges: student.badges.map((badge) => t(`badge.${badge}`)),
    certificates: student.certificates.map((certificate) => t(`certificate.${certificate}`)),
    strengths: student.strengths.map((skill) => t(`skill.${skill}`)),
    needsWork: student.needsWork.map((skill) => t(`skill.${skill}`)),
  };
}
