import { getSubscriptionMetrics } from '@countertop/contract/metrics';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Subscription metrics, for administrators. Without a network, a request fails at once. */
export function subscriptionMetricsQuery() {
  return queryOptions({
    queryKey: ['/api/admin/subscription-metrics'],
    queryFn: ({ signal }) => call(getSubscriptionMetrics, {}, { signal }),
    networkMode: 'always',
    refetchOnMount: 'always',
    // An administrator without a second step comes back from the profile with one.
    retryOnMount: true,
  });
}
