import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx';
import { PageUnavailable } from '../remotes/timeLimit.ts';

/** Stands where a page should be: its code did not come, or it broke while it was drawn. */
export function PageProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter();

  function tryAgain(): void {
    reset();
    void router.invalidate();
  }

  if (!(error instanceof PageUnavailable)) return <RemoteBoundary kind="broken" onTryAgain={tryAgain} />;
  return <RemoteBoundary kind="unavailable" arrived={error.arrived} onTryAgain={tryAgain} />;
}
