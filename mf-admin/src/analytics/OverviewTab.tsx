import type { SiteReport } from '@countertop/contract/analytics/siteReport';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './analytics.messages.ts';
import { Headline } from './Headline.tsx';
import { bandsSection, Play, stepsSection } from './Play.tsx';
import { Problems, skillsSection, typesSection } from './Problems.tsx';
import type { PartProps, ReportContext, SiteSections } from './reportContext.ts';
import { reportsSection } from './Reports.tsx';
import { pagesSection, timeSection, Visits, visitsSection } from './Visits.tsx';
import { ratingsSection, totalOf, Voice, type VoiceProps, wishesSection } from './Voice.tsx';

/** Returns everything the page shows about a period, in order. */
export function siteSections(context: ReportContext): SiteSections {
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

export interface OverviewTabProps extends PartProps, Pick<VoiceProps, 'onExportEmails'> {}

function isEmpty({ period }: SiteReport): boolean {
  const { visitors, sessions, earlyAccess, ratings, reportedProblems } = period;
  return visitors + sessions + totalOf(earlyAccess) + totalOf(ratings) + reportedProblems.length === 0;
}

/** The report of a period. */
export function OverviewTab({ onExportEmails, ...part }: OverviewTabProps) {
  const t = useMessages(en);
  if (isEmpty(part.report))
    return (
      <EmptyState
        title={t('overview.empty')}
        actions={
          <PageLink variant="outline" to="/">
            {t('overview.empty.home')}
          </PageLink>
        }
      >
        {t('overview.empty.text')}
      </EmptyState>
    );
  return (
    <>
      <Headline period={part.report.period} before={part.report.before} />
      <Visits {...part} />
      <Play {...part} />
      <Problems {...part} />
      <Voice {...part} onExportEmails={onExportEmails} />
    </>
  );
}
