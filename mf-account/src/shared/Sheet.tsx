import { Button } from '@countertop/design-system/Button';
import { Card, type CardProps } from '@countertop/design-system/Card';
import { useMessages } from '@countertop/design-system/messages';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import { type ReactNode, useId } from 'react';
import { head, missing, sheet } from './Account.styles.ts';
import { en } from './account.messages.ts';
import type { QueryState } from './queryState.ts';

export interface SheetProps {
  /** The heading. */
  title: string;
  /** One sentence below the heading. */
  lead?: string;
  /** A link at the end of the heading line. */
  way?: ReactNode;
  /** `menu` is for what belongs to the restaurant. */
  variant?: CardProps['variant'];
  children: ReactNode;
}

/** A section of an account page on its own card. */
export function Sheet({ title, lead, way, variant = 'plain', children }: SheetProps) {
  const id = useId();
  return (
    <Card variant={variant}>
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

export interface QueryContentProps<Value> {
  state: QueryState<Value>;
  children: (value: Value) => ReactNode;
}

/** Content of a section: a skeleton while loading, and a retry button if it failed to load. */
export function QueryContent<Value>({ state, children }: QueryContentProps<Value>) {
  const t = useMessages(en);
  switch (state.status) {
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
          <Button variant="outline" size="medium" onPress={state.onRetry}>
            {t('account.retry')}
          </Button>
        </div>
      );
    case 'ready':
      return children(state.value);
  }
}
