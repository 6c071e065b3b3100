import type { SiteAnalytics } from '@countertop/contract/analytics/siteAnalytics';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './analytics.messages.ts';
import { Headline } from './Headline.tsx';
import { bandsSection, Play, stepsSection } from './Play.tsx';
import { Problems, skillsSection, typesSection } from './Problems.tsx';
import type { PartProps, ReportContext, SiteReport } from './reportContext.ts';
import { reportsSection } from './Reports.tsx';
import { pagesSection, timeSection, Visits, visitsSection } from './Visits.tsx';
import { ratingsSection, totalOf, Voice, type VoiceProps, wishesSection } from './Voice.tsx';

/** Returns everything the page shows about a period, in order. */
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

export interface FiguresTabProps extends PartProps, Pick<VoiceProps, 'onExportEmails'> {}

function isEmpty({ period }: SiteAnalytics): boolean {
  const { visitors, sessions, earlyAccess, ratings, reportedProblems } = period;
  return visitors + sessions + totalOf(earlyAccess) + totalOf(ratings) + reportedProblems.length === 0;
}

/** All figures of a period. */
export function FiguresTab({ onExportEmails, ...part }: FiguresTabProps) {
  const t = useMessages(en);
  if (isEmpty(part.site))
    return (
      <EmptyState
        title={t('figures.empty')}
        actions={
          <Link variant="outline" href="/">
            {t('figures.empty.home')}
          </Link>
        }
      >
        {t('figures.empty.text')}
      </EmptyState>
    );
  return (
    <>
      <Headline period={part.site.period} before={part.site.before} />
      <Visits {...part} />
      <Play {...part} />
      <Problems {...part} />
      <Voice {...part} onExportEmails={onExportEmails} />
    </>
  );
}
