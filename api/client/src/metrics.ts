import { getSubscriptionMetrics } from '@countertop/contract/metrics';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How the business does, for administrators. An attempt without a network fails at once and does not wait for one. */
export function subscriptionMetricsQuery() {
  return queryOptions({
    queryKey: ['/api/admin/subscription-metrics'],
    queryFn: ({ signal }) => call(getSubscriptionMetrics, {}, { signal }),
    networkMode: 'always',
    refetchOnMount: 'always',
    // Who was refused for want of a second step comes back from the profile with it.
    retryOnMount: true,
  });
}
