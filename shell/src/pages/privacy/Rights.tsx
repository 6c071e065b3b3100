import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './privacy.messages.ts';

export function Rights() {
  const t = useMessages(en);
  return (
    <>
      <p>{t('privacy.rights.lead')}</p>
      <ul>
        <li>{t('privacy.rights.see')}</li>
        <li>{t('privacy.rights.correct')}</li>
        <li>{t('privacy.rights.delete')}</li>
        <li>{t('privacy.rights.take')}</li>
        <li>{t('privacy.rights.stop')}</li>
      </ul>
      <p>
        {t('privacy.rights.self')} <PageLink to="/what-we-know">{t('privacy.rights.know')}</PageLink>
      </p>
      <p>{t('privacy.rights.time')}</p>
      <p>{t('privacy.rights.signal')}</p>
      <p>{t('privacy.rights.visit')}</p>
    </>
  );
}
