import { ErrorState } from '@countertop/design-system/ErrorState';
import { useMessages } from '@countertop/design-system/messages';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import type { ReactNode } from 'react';
import type { Access } from '../shared/access/access.ts';
import { en } from './analytics.messages.ts';
import { loading } from './Analytics.styles.ts';
import type { TabName } from './view.ts';

export interface PartContentProps<Value> {
  part: Access<Value>;
  /** Selects the texts for loading and failure. */
  name: TabName;
  children: (value: Value) => ReactNode;
}

/** The content of a tab: a skeleton while loading, an error with a retry after a failure. */
export function PartContent<Value>({ part, name, children }: PartContentProps<Value>) {
  const t = useMessages(en);
  switch (part.status) {
    case 'open':
      return children(part.value);
    case 'loading':
      return (
        <SkeletonGroup label={t(`${name}.loading`)}>
          <div css={loading}>
            <Skeleton variant="block" />
            <Skeleton lines={3} />
            <Skeleton variant="block" />
          </div>
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <ErrorState
          variant={navigator.onLine ? 'broken' : 'offline'}
          title={t(`${name}.failed`)}
          onRetry={part.onRetry}
          isAlert
        >
          {t(navigator.onLine ? 'overview.failed.text' : 'overview.offline.text')}
        </ErrorState>
      );
    // The page itself shows that there is no access.
    case 'signedOut':
    case 'child':
    case 'forbidden':
    case 'secondFactorNeeded':
      return null;
  }
}
