import { Button } from '@countertop/design-system/Button';
import { Card } from '@countertop/design-system/Card';
import { useMessages } from '@countertop/design-system/messages';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import { type ReactNode, useId } from 'react';
import { head, missing, sheet } from './Account.styles.ts';
import { en } from './account.messages.ts';
import type { Part } from './part.ts';

export interface SheetProps {
  /** The heading; it names the part. */
  title: string;
  /** One sentence of meaning. */
  lead?: string;
  /** A link at the end of the heading's line. */
  way?: ReactNode;
  children: ReactNode;
}

/** One part of an account's page on a card of its own. */
export function Sheet({ title, lead, way, children }: SheetProps) {
  const id = useId();
  return (
    <Card>
      <section css={sheet} aria-labelledby={id}>
        <div css={head}>
          <h2 id={id}>{title}</h2>
          {way}
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}

export interface PartContentProps<Value> {
  part: Part<Value>;
  children: (value: Value) => ReactNode;
}

/** What a part holds; grey lines before it is there, and another try when it did not come. */
export function PartContent<Value>({ part, children }: PartContentProps<Value>) {
  const t = useMessages(en);
  switch (part.status) {
    case 'loading':
      return (
        <SkeletonGroup label={t('account.part.loading')}>
          <Skeleton lines={3} />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <div css={missing} role="alert">
          <p>{t('account.part.failed')}</p>
          <Button emphasis="quiet" size="adult" onPress={part.onRetry}>
            {t('account.retry')}
          </Button>
        </div>
      );
    case 'ready':
      return children(part.value);
  }
}
