import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useIsOnline } from '../layout/useIsOnline.ts';
import { PageUnavailable } from '../federation/timeLimit.ts';

/** Loaded when the page is idle and after a failure, because few visitors see it. */
const RemoteBoundary = lazyComponent(
  async () => (await import(/* webpackChunkName: "problem" */ '../federation/RemoteBoundary.tsx')).RemoteBoundary,
);

/** Loads what `PageProblem` shows. Never rejects. */
export const preloadProblem = (): Promise<boolean> => RemoteBoundary.preload();

/** Shown in place of a page whose code failed to load, or that threw while it rendered. */
export function PageProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isOnline = useIsOnline();

  function tryAgain(): void {
    reset();
    void router.invalidate();
  }

  // Back online, the heading stays until the retry that this starts has ended.
  const unavailable = error instanceof PageUnavailable && {
    kind: error.wasOffline || !isOnline ? ('offline' as const) : ('unavailable' as const),
    arrived: error.arrived,
  };
  return (
    <LazyBoundary placement="inline">
      <RemoteBoundary {...(unavailable || { kind: 'broken' })} onTryAgain={tryAgain} />
    </LazyBoundary>
  );
}
