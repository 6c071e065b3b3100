import type { OpenSupportRequest } from '@countertop/contract/site/support';
import { supportPath } from '@countertop/contract/site/support.limits';
import { Scene } from '@countertop/design-system/artwork/Scene';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { useRef, useState } from 'react';
import { LoadMore } from '../shared/pages/LoadMore.tsx';
import type { MorePages } from '../shared/pages/morePages.ts';
import { head } from './Support.styles.ts';
import { en } from './support.messages.ts';
import { SupportRequestCard, type SupportRequestCardProps } from './SupportRequestCard.tsx';

/** The loaded part of the requests without an answer. */
export interface SupportInbox extends MorePages, Pick<SupportRequestCardProps, 'measuredAt' | 'onAnswered'> {
  /** Oldest due first. */
  readonly requests: readonly OpenSupportRequest[];
  /** Numbers of all requests, loaded or not. */
  readonly open: number;
  readonly overdue: number;
}

/** Support requests without an answer. */
export function SupportTab({ inbox }: { inbox: SupportInbox }) {
  const { requests, open, overdue, measuredAt, onAnswered } = inbox;
  const t = useMessages(en);
  const [answered, setAnswered] = useState<number | null>(null);
  const place = useRef<HTMLDivElement>(null);

  async function answer(id: number): Promise<void> {
    await onAnswered(id);
    setAnswered(id);
    // The button that had the focus is gone.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('support.title')}>
      {requests.length === 0 ? (
        <EmptyState
          title={t('support.empty')}
          picture={<Scene name="emptyRail" />}
          actions={
            <PageLink variant="outline" to={supportPath}>
              {t('support.form')}
            </PageLink>
          }
        >
          {t('support.empty.text')}
        </EmptyState>
      ) : (
        <Stack gap="m">
          <div css={head}>
            <h2>{t('support.title')}</h2>
            <p>
              {t('support.count', { open, overdue })} {t('support.lead')}
            </p>
          </div>
          <Stack as="ul" gap="cards">
            {requests.map((request) => (
              <SupportRequestCard key={request.id} request={request} measuredAt={measuredAt} onAnswered={answer} />
            ))}
          </Stack>
          <LoadMore
            {...inbox}
            label={t('support.more')}
            pendingLabel={t('support.loadingMore')}
            failure={t('support.moreFailed')}
          />
        </Stack>
      )}
      <LiveRegion message={answered === null ? '' : t('request.done', { id: String(answered) })} />
    </div>
  );
}
