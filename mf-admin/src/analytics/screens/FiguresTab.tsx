import type { SiteAnalytics } from '@countertop/contract/siteAnalytics';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../analytics.messages.ts';
import { totalOf } from '../sections/voiceSections.ts';
import { Headline } from './Headline.tsx';
import type { PartProps } from './partProps.ts';
import { Play } from './Play.tsx';
import { Problems } from './Problems.tsx';
import { Visits } from './Visits.tsx';
import { Voice, type VoiceProps } from './Voice.tsx';

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
