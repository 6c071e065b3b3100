import { getSubscriptionMetrics } from '@countertop/contract/metrics';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { refreshed } from './refreshed.ts';

/** Subscription metrics, for administrators. */
export function subscriptionMetricsQuery() {
  return queryOptions({
    queryKey: ['/api/admin/subscription-metrics'],
    queryFn: ({ signal }) => call(getSubscriptionMetrics, {}, { signal }),
    ...refreshed,
  });
}
