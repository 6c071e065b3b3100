import { EmptyState } from '@countertop/design-system/EmptyState';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './forGrownUps.messages.ts';

export interface ForGrownUpsProps {
  /** Heading level: 1 on a page without another title. */
  level?: 1 | 2;
}

/** Shown to a child instead of a page for grown-ups. */
export function ForGrownUps({ level = 2 }: ForGrownUpsProps) {
  const t = useMessages(en);
  return (
    <EmptyState
      title={t('forGrownUps.title')}
      level={level}
      actions={
        <>
          <PageLink variant="solid" to="/game">
            {t('forGrownUps.game')}
          </PageLink>
          <PageLink variant="outline" to="/play">
            {t('forGrownUps.play')}
          </PageLink>
        </>
      }
    >
      {t('forGrownUps.text')}
    </EmptyState>
  );
}
