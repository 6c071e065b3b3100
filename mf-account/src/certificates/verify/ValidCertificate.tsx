import type { VerifiedCertificate } from '@countertop/contract/play/awards';
import { printCheckCode } from '@countertop/contract/play/checkCode';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { dayOf } from '../../shared/dates.ts';
import { en as awardTexts } from '../awards/awards.messages.ts';
import { skillLevelLabel } from '../awards/skillLevel.ts';
import { heading, lines, paper, stamp } from './Verify.styles.ts';
import { en } from './verify.messages.ts';
import { VerifiedPaper } from './VerifiedPaper.tsx';

/** A valid certificate with a stamp, and its facts. */
export function ValidCertificate({ certificate }: { certificate: VerifiedCertificate }) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  const { locale } = useLocale();
  const { title, skillLevel, challengesCompleted, accuracy, earnedAt, checkCode } = certificate;
  return (
    <div>
      <div css={heading} data-tone="success">
        <Icon icon={checkIcon} size="large" />
        <h2>{t('verify.real')}</h2>
      </div>
      <div css={paper} aria-hidden="true">
        <VerifiedPaper certificate={certificate} />
        <span css={stamp}>
          <Icon icon={checkIcon} />
          {t('verify.stamp')}
        </span>
      </div>
      <div css={lines}>
        <MenuLine label={t('verify.certificate')} value={title} />
        <MenuLine label={t('verify.skill')} value={skillLevelLabel(skillLevel, award)} />
        <MenuLine label={t('verify.problems')} value={formatNumber(challengesCompleted, locale)} />
        <MenuLine label={t('verify.accuracy')} value={t('verify.accuracy.value', { percent: Math.round(accuracy) })} />
        <MenuLine label={t('verify.day')} value={dayOf(earnedAt, locale)} />
        <MenuLine label={t('verify.code')} value={printCheckCode(checkCode)} isFigure />
      </div>
    </div>
  );
}
