import { conversionPercent, type SubscriptionMetrics } from '@countertop/contract/payments/metrics';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { ShareBar } from '../shared/ShareBar.tsx';
import { en } from './subscriptions.messages.ts';
import { formatPercent } from './format.ts';
import { step } from './Subscriptions.styles.ts';

/** All users, then the funnel from the pricing page to a subscription: each bar is a share of the views. */
export function Figures({ metrics }: { metrics: SubscriptionMetrics }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { totalUsers, premiumUsers, pricingPageViews, pricingVisitors, subscribeClicks, conversions } = metrics;
  const percent = (part: number, whole: number) => formatPercent(conversionPercent(part, whole), locale);
  return (
    <StatStrip>
      <StatCard
        label={t('card.users')}
        value={formatNumber(totalUsers, locale)}
        note={t('card.users.note', { count: premiumUsers, percent: percent(premiumUsers, totalUsers) })}
      />
      <StatCard
        label={t('card.views')}
        value={formatNumber(pricingPageViews, locale)}
        note={<Step share={1}>{t('card.views.note', { count: pricingVisitors })}</Step>}
      />
      <StatCard
        label={t('card.clicks')}
        value={formatNumber(subscribeClicks, locale)}
        note={<Step share={subscribeClicks / Math.max(1, pricingPageViews)}>{t('card.clicks.note')}</Step>}
      />
      <StatCard
        label={t('card.conversion')}
        value={formatPercent(metrics.conversionRate, locale)}
        note={
          <Step share={conversions / Math.max(1, pricingPageViews)}>
            {t('card.conversion.note', { count: conversions })}
          </Step>
        }
      />
    </StatStrip>
  );
}

/** The text below a figure, with a bar. */
function Step({ share, children }: { share: number; children: string }) {
  return (
    <span css={step}>
      <span>{children}</span>
      <ShareBar share={share} />
    </span>
  );
}
