import { ErrorState } from '@countertop/design-system/ErrorState';
import { useMessages } from '@countertop/design-system/messages';
import { Skeleton, SkeletonGroup } from '@countertop/design-system/Skeleton';
import type { ReactNode } from 'react';
import type { Access } from '../../shared/access/access.ts';
import { en } from '../analytics.messages.ts';
import { waiting } from './Analytics.styles.ts';

export interface PartContentProps<Value> {
  part: Access<Value>;
  /** What is awaited, and what did not come. */
  name: 'figures' | 'log';
  children: (value: Value) => ReactNode;
}

/** A tab once its answer is there: grey while it is on its way, a way to try again when it did not come. */
export function PartContent<Value>({ part, name, children }: PartContentProps<Value>) {
  const t = useMessages(en);
  switch (part.status) {
    case 'open':
      return children(part.value);
    case 'loading':
      return (
        <SkeletonGroup label={t(`${name}.loading`)}>
          <div css={waiting}>
            <Skeleton shape="block" />
            <Skeleton lines={3} />
            <Skeleton shape="block" />
          </div>
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <ErrorState
          kind={navigator.onLine ? 'broken' : 'offline'}
          title={t(`${name}.failed`)}
          onRetry={part.onRetry}
          isAlert
        >
          {t(navigator.onLine ? 'figures.failed.text' : 'figures.offline.text')}
        </ErrorState>
      );
    // The page around it is shut.
    case 'signedOut':
    case 'refused':
    case 'secondFactorNeeded':
      return null;
  }
}
