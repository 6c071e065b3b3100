import { useMessages } from '@countertop/design-system/messages';
import { BeingBuiltPage } from './being-built/BeingBuiltPage.tsx';
import { en } from './messages/en.messages.ts';

/** /pricing */
export function PricingPage() {
  const t = useMessages(en);
  return <BeingBuiltPage heading={t('pricing.heading')} planned={t('pricing.planned')} />;
}
