import { CallError } from '@countertop/client/shared/CallError';
import { subscriptionMetricsQuery } from '@countertop/client/payments/metrics';
import { currentUserQuery } from '@countertop/client/accounts/user';
import type { SubscriptionMetrics } from '@countertop/contract/payments/metrics';
import { metricsRefreshMs } from '@countertop/contract/payments/metrics.limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Access, accessOf, isAdmin } from '../shared/access/access.ts';
import type { Refreshing } from './refreshing.ts';

/** Whether a retry can succeed: not once the session or the role has ended. */
const canChange = (error: Error | null) =>
  !(error instanceof CallError && (error.status === 401 || error.status === 403));

/**
 * Returns the metrics, refreshed every 30 s while the tab is visible and refreshing isn't paused. A tab that was hidden for
 * longer refreshes as soon as it is visible again.
 */
export function useSubscriptionMetrics(): { access: Access<SubscriptionMetrics>; refreshing: Refreshing } {
  const [isPaused, setPaused] = useState(false);
  const user = useQuery(currentUserQuery());
  const metrics = useQuery({
    ...subscriptionMetricsQuery(),
    enabled: isAdmin(user),
    refetchInterval: ({ state }) => !isPaused && state.data !== undefined && canChange(state.error) && metricsRefreshMs,
    refetchOnWindowFocus: ({ state }) => !isPaused && isOld(state.dataUpdatedAt) && 'always',
  });

  function changePaused(isPausedNext: boolean): void {
    setPaused(isPausedNext);
    if (!isPausedNext && isOld(metrics.dataUpdatedAt)) void metrics.refetch();
  }

  async function refresh(): Promise<boolean> {
    const { isSuccess } = await metrics.refetch();
    return isSuccess;
  }

  const refreshing = { isPaused, setPaused: changePaused, refresh, hasFailed: metrics.isRefetchError };
  return { access: accessOf(user, metrics), refreshing };
}

const isOld = (updatedAtMs: number) => Date.now() - updatedAtMs >= metricsRefreshMs;
