import { Icon } from '@countertop/design-system/Icon';
import { lockIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { ProgressBar } from '@countertop/design-system/ProgressBar';
import type { CertificateProgress } from '@countertop/engine/rewards/certificates';
import { PageLink } from '@countertop/routes/PageLink';
import { AwardDrawing } from '../../persistence/awards/AwardDrawing.tsx';
import { en as awardTexts } from '../../persistence/awards/awards.messages.ts';
import { en } from './progress.messages.ts';
import { certificateList, locked, part } from './ProgressDialog.styles.ts';

export interface CertificatesProps {
  certificates: readonly CertificateProgress[];
  isPremium: boolean;
}

/** Progress toward each certificate, or a note that certificates need a subscription. */
export function Certificates({ certificates, isPremium }: CertificatesProps) {
  const t = useMessages(en);
  return (
    <section css={part} aria-labelledby="progress-certificates">
      <h3 id="progress-certificates">{t('progress.certificates')}</h3>
      {isPremium ? (
        <ul css={certificateList}>
          {certificates.map((certificate) => (
            <Line key={certificate.id} certificate={certificate} />
          ))}
        </ul>
      ) : (
        <div css={locked}>
          <Icon icon={lockIcon} />
          <p>{t('progress.premiumOnly')}</p>
          <PageLink to="/pricing" variant="standalone">
            {t('progress.upgrade')}
          </PageLink>
        </div>
      )}
    </section>
  );
}

function Line({ certificate }: { certificate: CertificateProgress }) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  const { id, isAwarded, percent } = certificate;
  return (
    <li>
      <AwardDrawing award={{ kind: 'certificate', id }} isEarned={isAwarded} size="x-small" />
      <div>
        <h4>{award(`certificate.${id}.name`)}</h4>
        <ProgressBar
          label={useProgressLabel(certificate)}
          value={percent}
          valueText={isAwarded ? t('progress.awarded') : t('progress.percent', { percent })}
        />
      </div>
    </li>
  );
}

function useProgressLabel({ id, current, target, accuracyTargetPercent }: CertificateProgress): string {
  const t = useMessages(en);
  if (id === 'rookie') return t('progress.certificate.days', { current, target });
  if (accuracyTargetPercent === null) return t('progress.certificate.levels', { current, target });
  return t('progress.certificate.levelsAndAccuracy', { current, target, accuracy: accuracyTargetPercent });
}
