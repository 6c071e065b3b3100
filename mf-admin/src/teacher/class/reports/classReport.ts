import { formatDay } from '../../../shared/report/formatCell.ts';
import type { ReportSection } from '../../../shared/report/section.ts';
import { childTable } from '../../report/childTable.ts';
import { badgesSection, classFacts, levelsSection } from '../../report/classFigures.ts';
import { type ClassReportId, type Report, reportTitle } from '../../report/report.ts';
import type { Child } from '../../report/reportContext.ts';
import { type ClassReportContext, type ClassReportInput, contextOf } from './classReportContext.ts';
import { childSkills, daysSection, mistakesSection, skillsSection } from './skillSections.ts';

const figures = ['level', 'accuracy', 'totalProblems', 'timeSpent', 'lastActive'] as const;
const details = [...figures, 'correctAnswers', 'currentStreak', 'badges', 'certificates', 'needsWork'] as const;

function sectionsOf(
  id: ClassReportId,
  context: ClassReportContext,
  child: Child | undefined,
): readonly ReportSection[] {
  switch (id) {
    case 'class-performance-report':
      return [
        classFacts(context, 'summary', [
          'totalStudents',
          'notStarted',
          'activeThisWeek',
          'averageAccuracy',
          'totalProblemsCompleted',
          'totalTimeSpent',
          'averageLevel',
          'totalBadgesEarned',
          'totalCertificates',
        ]),
        childTable(context, 'students', [...figures, 'badgeCount']),
      ];
    case 'individual-progress-report': {
      if (child === undefined) return [];
      const one = { ...context, children: [child] };
      return [childTable(one, 'facts', details), childSkills(one, child), daysSection(one)];
    }
    case 'weekly-activity-summary':
      return [daysSection(context), childTable(context, 'weekByStudent', ['week'])];
    case 'achievement-summary':
      return [badgesSection(context), childTable(context, 'achievements', ['badges', 'certificates'])];
    case 'learning-analytics':
      return [skillsSection(context), mistakesSection(context), levelsSection(context)];
    case 'export-all-data':
      return [childTable(context, 'everything', details)];
  }
}

export interface ClassReportOptions extends ClassReportInput {
  /** Name of the ages of the class. */
  readonly ages: string;
  /** Seat of the child of the individual report; null for the first one. */
  readonly seatId: string | null;
}

/** Returns a report about a real class, for the screen, as CSV and as PDF. */
export function classReport(id: ClassReportId, { ages, seatId, ...input }: ClassReportOptions): Report {
  const context = contextOf(input);
  const { t, children, today, locale, className } = context;
  const child = children.find((one) => one.id === seatId) ?? children[0];
  return {
    id,
    isSample: false,
    title: reportTitle(id, t, child?.name),
    note: t('report.note.class', { name: className, ages, day: formatDay(today, locale) }),
    madeOn: today,
    sections: sectionsOf(id, context, child),
  };
}
