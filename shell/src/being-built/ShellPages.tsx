import { useMessages } from '@countertop/design-system/messages';
import { en } from '../messages/en.messages.ts';
import { BeingBuiltPage } from './BeingBuiltPage.tsx';

/** /about */
export function AboutPage() {
  const t = useMessages(en);
  return <BeingBuiltPage heading={t('about.heading')} planned={t('about.planned')} />;
}

/** /blog */
export function BlogPage() {
  const t = useMessages(en);
  return <BeingBuiltPage heading={t('blog.heading')} planned={t('blog.planned')} />;
}

/** /privacy */
export function PrivacyPage() {
  const t = useMessages(en);
  return <BeingBuiltPage heading={t('privacy.heading')} planned={t('privacy.planned')} />;
}
