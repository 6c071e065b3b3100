import { useMessages } from '@countertop/design-system/messages';
import { BeingBuiltPage } from './being-built/BeingBuiltPage.tsx';
import { en } from './messages/en.messages.ts';

/** /analytics */
export function AnalyticsPage() {
  const t = useMessages(en);
  return <BeingBuiltPage heading={t('analytics.heading')} planned={t('analytics.planned')} />;
}
