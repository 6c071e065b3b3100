import { formatDay } from '../../../shared/report/formatCell.ts';
import type { ReportSection } from '../../../shared/report/section.ts';
import type { Report, ReportId } from '../../report/report.ts';
import { awardsSection, childrenSection, everythingSection, oneChildSections } from './childSections.ts';
import { type Child, type ClassReportContext, type ClassReportInput, contextOf } from './classReportContext.ts';
import { daysSection, weekByChildSection } from './weekSections.ts';
import { badgesSection, levelsSection, mistakesSection, skillsSection, summarySection } from './wholeClassSections.ts';

/** The six reports (specification 000, 'Reports'). */
export type ClassReportId = Exclude<ReportId, 'progress-tracking'>;

function sectionsOf(
  id: ClassReportId,
  context: ClassReportContext,
  child: Child | undefined,
): readonly ReportSection[] {
  switch (id) {
    case 'class-performance-report':
      return [summarySection(context), childrenSection(context)];
    case 'individual-progress-report':
      return child === undefined ? [] : oneChildSections(context, child);
    case 'weekly-activity-summary':
      return [daysSection(context, context.children), weekByChildSection(context)];
    case 'achievement-summary':
      return [badgesSection(context), awardsSection(context)];
    case 'learning-analytics':
      return [skillsSection(context), mistakesSection(context), levelsSection(context)];
    case 'export-all-data':
      return [everythingSection(context)];
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
  const { t, children, today, locale, schoolClass } = context;
  const child = children.find((one) => one.id === seatId) ?? children[0];
  const isAboutOne = id === 'individual-progress-report' && child !== undefined;
  return {
    id,
    isSample: false,
    title: isAboutOne ? t('report.individual-progress-report.of', { name: child.name }) : t(`report.${id}`),
    note: t('report.note.class', { name: schoolClass.name, ages, day: formatDay(today, locale) }),
    madeOn: today,
    sections: sectionsOf(id, context, child),
  };
}
