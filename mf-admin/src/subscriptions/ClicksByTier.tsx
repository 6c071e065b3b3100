import type { SubscriptionMetrics } from '@countertop/contract/payments/metrics';
import { plans } from '@countertop/contract/payments/plans';
import { subscriptionTiers } from '@countertop/contract/accounts/user';
import { BarChart } from '@countertop/design-system/charts/BarChart';
import { Card } from '@countertop/design-system/Card';
import { useMessages } from '@countertop/design-system/messages';
import { head } from './Subscriptions.styles.ts';
import { en } from './subscriptions.messages.ts';

/** Minimum length of a bar, as a share of the longest. */
const shortestBar = 0.1;

/** Subscribe clicks by plan, highest first. */
export function ClicksByTier({ clicksByTier }: Pick<SubscriptionMetrics, 'clicksByTier'>) {
  const t = useMessages(en);
  const rows = subscriptionTiers
    .flatMap((tier) => {
      const clicks = clicksByTier[tier];
      return clicks === undefined ? [] : [{ label: plans[tier].name, clicks }];
    })
    .toSorted((one, other) => other.clicks - one.clicks);
  const all = rows.reduce((sum, { clicks }) => sum + clicks, 0);
  const [most] = rows;
  if (!most)
    return (
      <Card>
        <div css={head}>
          <h2>{t('tiers.title')}</h2>
          <p>{t('tiers.none')}</p>
        </div>
      </Card>
    );
  return (
    <Card>
      <BarChart
        title={t('tiers.title')}
        level={2}
        summary={t('tiers.summary', { count: most.clicks, all, tier: most.label })}
        rowName={t('tiers.row')}
        series={[t('tiers.clicks')]}
        rows={rows.map(({ label, clicks }) => ({ label, values: [clicks] }))}
        orientation="horizontal"
        shortest={shortestBar}
      />
    </Card>
  );
}
