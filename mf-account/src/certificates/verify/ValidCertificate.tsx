import type { VerifiedCertificate } from '@countertop/contract/awards';
import { printCheckCode } from '@countertop/contract/checkCode';
import { Card } from '@countertop/design-system/Card';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { dayOf } from '../../shared/dates.ts';
import { en as awardTexts } from '../awards/awards.messages.ts';
import { skillLevelLabel } from '../awards/skillLevel.ts';
import { en } from './verify.messages.ts';
import { lines, real } from './Verify.styles.ts';

/** Facts of a valid certificate. */
export function ValidCertificate({ certificate }: { certificate: VerifiedCertificate }) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  const { locale } = useLocale();
  const { title, skillLevel, challengesCompleted, accuracy, earnedAt, checkCode } = certificate;
  return (
    <Card>
      <div css={real}>
        <Icon icon={checkIcon} size="large" />
        <h2>{t('verify.real')}</h2>
      </div>
      <div css={lines}>
        <MenuLine label={t('verify.certificate')} value={title} />
        <MenuLine label={t('verify.skill')} value={skillLevelLabel(skillLevel, award)} />
        <MenuLine label={t('verify.problems')} value={formatNumber(challengesCompleted, locale)} />
        <MenuLine label={t('verify.accuracy')} value={t('verify.accuracy.value', { percent: Math.round(accuracy) })} />
        <MenuLine label={t('verify.day')} value={dayOf(earnedAt, locale)} />
        <MenuLine label={t('verify.code')} value={printCheckCode(checkCode)} isFigure />
      </div>
    </Card>
  );
}
