import { useMessages } from '@countertop/design-system/messages';
import { BeingBuiltPage } from './being-built/BeingBuiltPage.tsx';
import { en } from './messages/en.messages.ts';

/** /dashboard */
export function DashboardPage() {
  const t = useMessages(en);
  return <BeingBuiltPage heading={t('dashboard.heading')} planned={t('dashboard.planned')} />;
}
