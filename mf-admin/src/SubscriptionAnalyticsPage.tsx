import { useMessages } from '@countertop/design-system/messages';
import { BeingBuiltPage } from './being-built/BeingBuiltPage.tsx';
import { en } from './messages/en.messages.ts';

/** /admin-analytics */
export function SubscriptionAnalyticsPage() {
  const t = useMessages(en);
  return <BeingBuiltPage heading={t('subscriptionAnalytics.heading')} planned={t('subscriptionAnalytics.planned')} />;
}
