import { useMessages } from '@countertop/design-system/messages';
import { BeingBuiltPage } from './being-built/BeingBuiltPage.tsx';
import { en } from './messages/en.messages.ts';

/** /profile */
export function ProfilePage() {
  const t = useMessages(en);
  return <BeingBuiltPage heading={t('profile.heading')} planned={t('profile.planned')} />;
}
