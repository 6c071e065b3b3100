import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import type { ReactNode } from 'react';
import { missing } from './Account.styles.ts';
import { en } from './account.messages.ts';
import type { QueryState } from './queryState.ts';

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
