import { queryClient } from '@countertop/client/shared/queryClient';
import { QueryClientProvider } from '@tanstack/react-query';
import { SubscriptionsView } from '../subscriptions/SubscriptionsView.tsx';
import { useSubscriptionMetrics } from '../subscriptions/useSubscriptionMetrics.ts';

/** /admin-analytics */
export function SubscriptionAnalyticsPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Subscriptions />
    </QueryClientProvider>
  );
}

function Subscriptions() {
  return <SubscriptionsView {...useSubscriptionMetrics()} />;
}
