import type { SiteAnalytics } from '@countertop/contract/siteAnalytics';
import type { Translate } from '@countertop/design-system/messages';
import type { ReportSection } from '../../shared/report/section.ts';
import { bandsSection } from './bandsSection.ts';
import { timeSection, visitsSection } from './daySections.ts';
import type { en } from './sections.messages.ts';
import { pagesSection } from './pagesSection.ts';
import { skillsSection, typesSection } from './practiceSections.ts';
import { reportsSection } from './reportsSection.ts';
import { stepsSection } from './stepsSection.ts';
import { ratingsSection, wishesSection } from './voiceSections.ts';

/** Data and language of the tables. */
export interface ReportContext extends Pick<SiteAnalytics, 'period' | 'before'> {
  readonly t: Translate<typeof en>;
  readonly locale: string;
}

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
