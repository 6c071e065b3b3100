import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useIsOnline } from '@countertop/client/shared/useIsOnline';
import { RemoteBoundary } from '../federation/RemoteBoundary.tsx';
import { PageUnavailable } from '../federation/timeLimit.ts';

/** Shown in place of a page whose code failed to load, or that threw while it rendered. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isOnline = useIsOnline();

  function tryAgain(): void {
    reset();
    void router.invalidate();
  }

  if (!(error instanceof PageUnavailable)) return <RemoteBoundary kind="broken" onTryAgain={tryAgain} />;
  // Back online, the heading stays until the retry that this starts has ended.
  const kind = error.wasOffline || !isOnline ? 'offline' : 'unavailable';
  const isGameKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return <RemoteBoundary kind={kind} isGameKept={isGameKept} arrived={error.arrived} onTryAgain={tryAgain} />;
}
