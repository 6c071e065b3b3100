import type { ReportSection } from '../../shared/report/section.ts';
import { bandsSection } from './bandsSection.ts';
import { timeSection, visitsSection } from './daySections.ts';
import type { ReportContext } from './reportContext.ts';
import { pagesSection } from './pagesSection.ts';
import { skillsSection, typesSection } from './practiceSections.ts';
import { reportsSection } from './reportsSection.ts';
import { stepsSection } from './stepsSection.ts';
import { ratingsSection, wishesSection } from './voiceSections.ts';

type SectionId =
  | 'visits'
  | 'time'
  | 'pages'
  | 'steps'
  | 'bands'
  | 'skills'
  | 'types'
  | 'reports'
  | 'ratings'
  | 'wishes';
export type SiteReport = Readonly<Record<SectionId, ReportSection>>;

/** Returns everything the page shows about a period, in order. Charts, tables and files use it. */
export function siteReport(context: ReportContext): SiteReport {
  return {
    visits: visitsSection(context),
    time: timeSection(context),
    pages: pagesSection(context),
    steps: stepsSection(context),
    bands: bandsSection(context),
    skills: skillsSection(context),
    types: typesSection(context),
    reports: reportsSection(context),
    ratings: ratingsSection(context),
    wishes: wishesSection(context),
  };
}
