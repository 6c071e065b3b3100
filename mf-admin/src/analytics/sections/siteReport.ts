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

/** What tables are made of, and the language they are made in. */
export interface Making extends Pick<SiteAnalytics, 'period' | 'before'> {
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

/** Everything that the screen says of a period, in its order. Charts, tables and files all draw from it. */
export function siteReport(making: Making): SiteReport {
  return {
    visits: visitsSection(making),
    time: timeSection(making),
    pages: pagesSection(making),
    steps: stepsSection(making),
    bands: bandsSection(making),
    skills: skillsSection(making),
    types: typesSection(making),
    reports: reportsSection(making),
    ratings: ratingsSection(making),
    wishes: wishesSection(making),
  };
}
