import { auditLogQuery } from '@countertop/client/analytics/siteReport';
import type { AuditEntry } from '@countertop/contract/accounts/auditLog';
import { Scene } from '@countertop/design-system/artwork/Scene';
import { Card } from '@countertop/design-system/Card';
import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Access, accessOf } from '../shared/access/access.ts';
import { LoadMore } from '../shared/pages/LoadMore.tsx';
import { morePages, type MorePages } from '../shared/pages/morePages.ts';
import { DownloadCsv } from '../shared/report/DownloadCsv.tsx';
import type { ReportRow, ReportSection } from '../shared/report/section.ts';
import { SectionTable } from '../shared/report/SectionTable.tsx';
import { en } from './analytics.messages.ts';
import { cardHead } from './Analytics.styles.ts';
import { datedFileName, type ReportContext } from './reportContext.ts';
import { en as sectionMessages } from './sections.messages.ts';

type User = Parameters<typeof accessOf>[0];

/** Returns the loaded part of the access log, and the error if loading failed. */
export function useLog(user: User, isEnabled: boolean): { part: Access<Log>; error: Error | null } {
  const query = useInfiniteQuery({ ...auditLogQuery(), enabled: isEnabled });
  const { data, error, isFetching, refetch } = query;
  const log = data && { entries: data.pages.flatMap(({ entries }) => entries), ...morePages(query) };
  return { part: accessOf<Log>(user, { data: log, error, isFetching, refetch }), error };
}

/** Administrators' access to personal data, in the order of the entries. */
export function logSection({ t }: Pick<ReportContext, 't'>, entries: readonly AuditEntry[]): ReportSection {
  return {
    id: 'log',
    title: t('section.log'),
    shape: 'rows',
    columns: [
      { id: 'at', name: t('column.at'), kind: 'moment' },
      { id: 'action', name: t('column.action'), kind: 'text' },
      { id: 'admin', name: t('column.admin'), kind: 'text' },
      { id: 'people', name: t('column.records'), kind: 'number' },
    ],
    rows: entries.map(({ id, at, action, adminEmail, people }) => ({
      id: String(id),
      at,
      action: t(`action.${action}`),
      admin: adminEmail ?? t('admin.erased'),
      people,
    })),
  };
}

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
          <PageLink variant="outline" to="/privacy">
            {t('log.empty.privacy')}
          </PageLink>
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
