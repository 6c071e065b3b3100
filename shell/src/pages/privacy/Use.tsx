import { useMessages } from '@countertop/design-system/messages';
import { en } from './privacy.messages.ts';

export function Use() {
  const t = useMessages(en);
  return (
    <>
      <ul>
        <li>{t('privacy.use.improve')}</li>
        <li>{t('privacy.use.answer')}</li>
        <li>{t('privacy.use.early')}</li>
        <li>{t('privacy.use.account')}</li>
        <li>{t('privacy.use.learners')}</li>
      </ul>
      <p>{t('privacy.use.profile')}</p>
      <p>{t('privacy.use.never')}</p>
    </>
  );
}
