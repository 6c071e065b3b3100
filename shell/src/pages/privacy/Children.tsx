import { schoolsPath } from '@countertop/contract/classes/classes.limits';
import { noticeRecords } from '@countertop/contract/family/consent';
import { en as notice } from '@countertop/contract/family/notice.messages';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './privacy.messages.ts';

export function Children() {
  const t = useMessages(en);
  const tNotice = useMessages(notice);
  return (
    <>
      <p>{t('privacy.children.consent')}</p>
      <p>{t('privacy.children.notice')}</p>
      <ul>
        {noticeRecords.map((record) => (
          <li key={record}>{tNotice(`notice.kept.${record}`)}</li>
        ))}
      </ul>
      <p>
        {t('privacy.children.school')} <PageLink to={schoolsPath}>{t('privacy.children.schools')}</PageLink>
      </p>
      <p>{t('privacy.children.play')}</p>
      <p>{t('privacy.children.grownUps')}</p>
      <p>{t('privacy.children.parents')}</p>
    </>
  );
}
