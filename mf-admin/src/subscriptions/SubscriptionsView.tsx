import type { SubscriptionMetrics } from '@countertop/contract/payments/metrics';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { Grid } from '@countertop/design-system/Grid';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import type { Access } from '../shared/access/access.ts';
import { AdminOnlyPage } from '../shared/access/AdminOnlyPage.tsx';
import { ClicksByTier } from './ClicksByTier.tsx';
import { DailyPerformance } from './DailyPerformance.tsx';
import { Figures } from './Figures.tsx';
import { en } from './subscriptions.messages.ts';
import { RecentSubscriptions } from './RecentSubscriptions.tsx';
import { RefreshBar } from './RefreshBar.tsx';
import type { Refreshing } from './refreshing.ts';

export interface SubscriptionsViewProps {
  access: Access<SubscriptionMetrics>;
  refreshing: Refreshing;
}

/** The subscription analytics page for administrators. */
export function SubscriptionsView({ access, refreshing }: SubscriptionsViewProps) {
  const t = useMessages(en);
  return (
    <AdminOnlyPage
      title={t('subscriptions.title')}
      lead={t('subscriptions.lead')}
      actions={
        <PageLink variant="standalone" to="/analytics">
          {t('subscriptions.general')}
        </PageLink>
      }
      path="/admin-analytics"
      access={access}
    >
      {(metrics) => (
        <Stack gap="l">
          <RefreshBar measuredAt={metrics.measuredAt} refreshing={refreshing} />
          {hasFigures(metrics) ? <Everything metrics={metrics} /> : <NoFigures />}
        </Stack>
      )}
    </AdminOnlyPage>
  );
}

/** Whether anything happened on the pricing page. Accounts alone don't count. */
const hasFigures = ({ pricingPageViews, subscribeClicks, conversions }: SubscriptionMetrics) =>
  pricingPageViews + subscribeClicks + conversions > 0;

function Everything({ metrics }: { metrics: SubscriptionMetrics }) {
  return (
    <>
      <Figures metrics={metrics} />
      <Grid columns="main-aside" align="start">
        <RecentSubscriptions subscriptions={metrics.recentSubscriptions} />
        <ClicksByTier clicksByTier={metrics.clicksByTier} />
      </Grid>
      <DailyPerformance days={metrics.dailyStats} />
    </>
  );
}

function NoFigures() {
  const t = useMessages(en);
  return (
    <EmptyState
      title={t('empty.title')}
      actions={
        <PageLink variant="outline" to="/pricing">
          {t('empty.pricing')}
        </PageLink>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
