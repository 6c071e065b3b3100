import { useMessages } from '@countertop/design-system/messages';
import { BeingBuiltPage } from './being-built/BeingBuiltPage.tsx';
import { en } from './messages/en.messages.ts';

/** /sign-in */
export function SignInPage() {
  const t = useMessages(en);
  return <BeingBuiltPage heading={t('signIn.heading')} planned={t('signIn.planned')} />;
}
