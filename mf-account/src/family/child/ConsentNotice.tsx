import { noticeRecords } from '@countertop/contract/family/consent';
import { en as noticeTexts } from '@countertop/contract/family/notice.messages';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { prose } from '../Family.styles.ts';
import { en } from './consent.messages.ts';

/** The notice to parents: what is kept about a child, why, and what they can do about it. */
export function ConsentNotice() {
  const t = useMessages(en);
  const notice = useMessages(noticeTexts);
  return (
    <div css={prose}>
      <p>{notice('notice.lead')}</p>
      <p>
        <strong>{notice('notice.list')}</strong>
      </p>
      <ul>
        {noticeRecords.map((id) => (
          <li key={id}>{notice(`notice.kept.${id}`)}</li>
        ))}
      </ul>
      <p>{notice('notice.use')}</p>
      <p>{notice('notice.profile')}</p>
      <p>{notice('notice.never')}</p>
      <p>{notice('notice.choice')}</p>
      <p>{t('notice.proof')}</p>
      <PageLink variant="standalone" to="/privacy">
        {t('notice.privacy')}
      </PageLink>
    </div>
  );
}
