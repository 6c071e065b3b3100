import { getSubscriptionMetrics } from '@countertop/contract/payments/metrics';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../shared/call.ts';
import { refreshed } from '../shared/refreshed.ts';

/** Subscription metrics, for administrators. */
export function subscriptionMetricsQuery() {
  return queryOptions({
    queryKey: ['/api/admin/subscription-metrics'],
    queryFn: ({ signal }) => call(getSubscriptionMetrics, {}, { signal }),
    ...refreshed,
  });
}
