import { useMessages } from '@countertop/design-system/messages';
import { en } from './privacy.messages.ts';

export function Children() {
  const t = useMessages(en);
  return (
    <>
      <p>{t('privacy.children.consent')}</p>
      <p>{t('privacy.children.play')}</p>
      <p>{t('privacy.children.grownUps')}</p>
      <p>{t('privacy.children.parents')}</p>
    </>
  );
}
