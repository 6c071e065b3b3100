import { EmptyState } from '@countertop/design-system/EmptyState';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
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
          <Link variant="solid" href="/game">
            {t('forGrownUps.game')}
          </Link>
          <Link variant="outline" href="/play">
            {t('forGrownUps.play')}
          </Link>
        </>
      }
    >
      {t('forGrownUps.text')}
    </EmptyState>
  );
}
