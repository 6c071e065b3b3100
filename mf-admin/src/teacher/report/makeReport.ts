import type { Student } from '../class/student.ts';
import { levelsSection, metricsSection, studentsSection, summarySection } from './classSections.ts';
import { achievementsSection, badgesSection, everythingSection, skillsSection } from './learningSections.ts';
import type { Report, ReportId } from './report.ts';
import { averageSection, studentSection, weekByStudentSection, weekSection } from './weekSections.ts';
import { type Making, reportOf } from './words.ts';

export interface ReportMaking extends Making {
  /** The students that the screen shows, in its order; the whole class when left out. */
  readonly shown?: readonly Student[];
  /** Whom the report of one student is about. */
  readonly student: Student;
}

function individual(making: ReportMaking): Report {
  const { t, student } = making;
  return {
    ...reportOf(making, 'individual-progress-report', [studentSection(making, student), weekSection(making, student)]),
    title: t('report.individual-progress-report.of', { name: student.name }),
  };
}

/** One of the reports, with all it says. */
export function makeReport(id: ReportId, making: ReportMaking): Report {
  switch (id) {
    case 'class-performance-report':
      return reportOf(making, id, [summarySection(making), studentsSection(making, making.shown ?? making.students)]);
    case 'individual-progress-report':
      return individual(making);
    case 'weekly-activity-summary':
      return reportOf(making, id, [averageSection(making), weekByStudentSection(making)]);
    case 'achievement-summary':
      return reportOf(making, id, [badgesSection(making), achievementsSection(making)]);
    case 'learning-analytics':
      return reportOf(making, id, [skillsSection(making), levelsSection(making), metricsSection(making)]);
    case 'progress-tracking':
      return reportOf(making, id, [levelsSection(making), metricsSection(making)]);
    case 'export-all-data':
      return reportOf(making, id, [everythingSection(making)]);
  }
}
