import type { Student } from '../sample/student.ts';
import { levelsSection, metricsSection, studentsSection, summarySection } from './classSections.ts';
import { achievementsSection, badgesSection, everythingSection, skillsSection } from './learningSections.ts';
import type { Report, ReportId } from './report.ts';
import { averageSection, changeSection, studentSection, weekByStudentSection, weekSection } from './weekSections.ts';
import { type ReportContext, reportOf } from './reportContext.ts';

export interface ReportOptions extends ReportContext {
  /** The visible students in the order shown. Defaults to the whole class. */
  readonly shown?: readonly Student[];
  /** The student of the individual report. */
  readonly student: Student;
}

function individual(context: ReportOptions): Report {
  const { t, student } = context;
  return {
    ...reportOf(context, 'individual-progress-report', [
      studentSection(context, student),
      weekSection(context, student),
    ]),
    title: t('report.individual-progress-report.of', { name: student.name }),
  };
}

export function makeReport(id: ReportId, context: ReportOptions): Report {
  switch (id) {
    case 'class-performance-report':
      return reportOf(context, id, [
        summarySection(context),
        studentsSection(context, context.shown ?? context.students),
      ]);
    case 'individual-progress-report':
      return individual(context);
    case 'weekly-activity-summary':
      return reportOf(context, id, [averageSection(context), weekByStudentSection(context)]);
    case 'achievement-summary':
      return reportOf(context, id, [badgesSection(context), achievementsSection(context)]);
    case 'learning-analytics':
      return reportOf(context, id, [skillsSection(context), levelsSection(context), metricsSection(context)]);
    case 'progress-tracking':
      return reportOf(context, id, [
        averageSection(context),
        changeSection(context),
        levelsSection(context),
        metricsSection(context),
      ]);
    case 'export-all-data':
      return reportOf(context, id, [everythingSection(context)]);
  }
}
