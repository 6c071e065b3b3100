import { translate } from '@countertop/design-system/messages';
import type { Report, ReportId } from '../report/report.ts';
import { en } from '../report/teacherReport.messages.ts';
import { type SampleChild, sampleClass, sampleDay } from './sampleClass.ts';
import { type ReportOptions, sampleContext, sampleReport } from './sampleReport.ts';

export const contextOf = (students: readonly SampleChild[] = sampleClass) =>
  sampleContext(translate(en, 'en'), students, sampleDay);

/** Returns a report about a sample class; the individual one is about its first student. */
export function makeReport(id: ReportId, students = sampleClass, options: Partial<ReportOptions> = {}): Report {
  const context = contextOf(students);
  const [student] = context.children;
  if (!student) throw new Error('The class is empty.');
  return sampleReport(id, { context, madeOn: '2026-11-21', shown: context.children, student, ...options });
}
