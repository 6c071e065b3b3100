import { conversionPercent, type SubscriptionMetrics } from '@countertop/contract/metrics';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { en } from './subscriptions.messages.ts';
import { formatPercent } from './format.ts';

/** The four all-time totals. */
export function Figures({ metrics }: { metrics: SubscriptionMetrics }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { totalUsers, premiumUsers, pricingPageViews, pricingVisitors, subscribeClicks, conversions } = metrics;
  const percent = formatPercent(conversionPercent(premiumUsers, totalUsers), locale);
  return (
    <StatStrip>
      <StatCard
        label={t('card.users')}
        value={formatNumber(totalUsers, locale)}
        note={t('card.users.note', { count: premiumUsers, percent })}
      />
      <StatCard
        label={t('card.views')}
        value={formatNumber(pricingPageViews, locale)}
        note={t('card.views.note', { count: pricingVisitors })}
      />
      <StatCard label={t('card.clicks')} value={formatNumber(subscribeClicks, locale)} note={t('card.clicks.note')} />
      <StatCard
        label={t('card.conversion')}
        value={formatPercent(metrics.conversionRate, locale)}
        note={t('card.conversion.note', { count: conversions })}
      />
    </StatStrip>
  );
}
