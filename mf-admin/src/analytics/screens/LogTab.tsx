import type { AuditEntry } from '@countertop/contract/auditLog';
import { Card } from '@countertop/design-system/Card';
import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { Scene } from '@countertop/design-system/artwork/Scene';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { Link } from '@countertop/design-system/Link';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { LoadMore } from '../../shared/pages/LoadMore.tsx';
import type { MorePages } from '../../shared/pages/morePages.ts';
import { DownloadCsv } from '../../shared/report/DownloadCsv.tsx';
import type { ReportRow } from '../../shared/report/section.ts';
import { SectionTable } from '../../shared/report/SectionTable.tsx';
import { en } from '../analytics.messages.ts';
import { logSection } from '../sections/logSection.ts';
import { en as sectionMessages } from '../sections/sections.messages.ts';
import { cardHead } from './Analytics.styles.ts';
import { datedFileName } from './fileName.ts';

const cells = { admin: (row: ReportRow) => <EmailAddress address={String(row['admin'])} /> };

/** The loaded part of the log. */
export interface Log extends MorePages {
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
}

export interface LogTabProps {
  log: Log;
  /** The UTC day. */
  today: string;
}

/** Administrators' access to personal data. */
export function LogTab({ log: { entries, onMore, more }, today }: LogTabProps) {
  const t = useMessages(en);
  const tSection = useMessages(sectionMessages);
  const section = logSection({ t: tSection }, entries);
  if (entries.length === 0)
    return (
      <EmptyState
        title={t('log.empty')}
        picture={<Scene name="emptyPlate" />}
        actions={
          <Link variant="outline" href="/privacy">
            {t('log.empty.privacy')}
          </Link>
        }
      >
        {t('log.empty.text')}
      </EmptyState>
    );
  const count = t(onMore === null ? 'log.count' : 'log.notAll', { count: entries.length });
  return (
    <Card>
      <Stack gap="m">
        <div css={cardHead}>
          <div>
            <h2>{section.title}</h2>
            <p>{t('log.lead')}</p>
          </div>
          <DownloadCsv sections={[section]} fileName={datedFileName('log', today)} title={section.title} />
        </div>
        <SectionTable section={section} isCaptionHidden cells={cells} />
        <p>{count}</p>
        <LoadMore
          onMore={onMore}
          more={more}
          label={t('log.older')}
          pendingLabel={t('log.loading')}
          failure={t('log.olderFailed')}
        />
        <LiveRegion message={count} />
      </Stack>
    </Card>
  );
}
