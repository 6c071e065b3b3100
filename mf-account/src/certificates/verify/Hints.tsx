import type { VerifiedCertificate } from '@countertop/contract/play/awards';
import { Card } from '@countertop/design-system/Card';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { advice, heading, hint, paper } from './Verify.styles.ts';
import { en } from './verify.messages.ts';
import { VerifiedPaper } from './VerifiedPaper.tsx';

const sample: VerifiedCertificate = {
  checkCode: '7K3MQX9T2A',
  certificateType: 'rookie',
  title: 'Rookie Certificate',
  skillLevel: 'beginner',
  challengesCompleted: 32,
  accuracy: 87,
  earnedAt: '2026-11-12T12:00:00.000Z',
};

/** Where a certificate has its code. */
export function WhereToFind() {
  const t = useMessages(en);
  return (
    <div css={hint}>
      <div css={heading}>
        <h2>{t('verify.where')}</h2>
      </div>
      <p>{t('verify.where.text')}</p>
      <div css={paper} aria-hidden="true" translate="no">
        <VerifiedPaper certificate={sample} />
      </div>
    </div>
  );
}

/** Suggestions if no certificate has the code. Most such codes are typos. */
export function NotFound() {
  const t = useMessages(en);
  return (
    <Card>
      <div css={advice}>
        <div css={heading}>
          <h2>{t('verify.unknown.title')}</h2>
        </div>
        <p>{t('verify.unknown.text')}</p>
        <ul>
          {(['letters', 'where', 'erased'] as const).map((name) => (
            <li key={name}>{t(`verify.unknown.${name}`)}</li>
          ))}
        </ul>
        <PageLink variant="standalone" to="/support" search={{ topic: 'other' }}>
          {t('verify.unknown.contact')}
        </PageLink>
      </div>
    </Card>
  );
}
