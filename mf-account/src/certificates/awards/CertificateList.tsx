import { useLocale, useMessages, formatNumber } from '@countertop/design-system/messages';
import { dayOf } from '../../shared/dates.ts';
import { figures, list } from './Awards.styles.ts';
import type { Certificate as HeldCertificate } from '@countertop/contract/play/awards';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './awards.messages.ts';
import { skillLevelLabel } from './skillLevel.ts';

export interface CertificateListProps {
  /** Newest first. */
  certificates: readonly HeldCertificate[];
  /** Whether to show only the title, the date and the link. */
  isBrief?: boolean;
}

/** Certificates with their figures and a link to each. */
export function CertificateList({ certificates, isBrief = false }: CertificateListProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  if (certificates.length === 0) return <p>{t('certificates.none')}</p>;
  return (
    <ul css={list}>
      {certificates.map((certificate) => (
        <li key={certificate.id}>
          <h3>{certificate.title}</h3>
          {!isBrief && <p>{certificate.description}</p>}
          <p>
            {!isBrief && <span>{`${skillLevelLabel(certificate.skillLevel, t)}\u00A0· `}</span>}
            <span>{t('certificates.earned', { date: dayOf(certificate.earnedAt, locale) })}</span>
          </p>
          {!isBrief && <Figures data={certificate.certificateData} />}
          <div>
            <PageLink variant={isBrief ? 'standalone' : 'outline'} to="/certificate" search={{ id: certificate.id }}>
              {t('certificates.open', { title: certificate.title })}
            </PageLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Figures({ data }: { data: HeldCertificate['certificateData'] }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const facts = [
    ['score', formatNumber(data.score, locale)],
    ['accuracy', t('certificates.accuracy.value', { percent: Math.round(data.accuracy) })],
    ['challenges', formatNumber(data.challengesCompleted, locale)],
    ['minutes', t('certificates.minutes.value', { minutes: Math.round(data.timeSpent / 60) })],
  ] as const;
  return (
    <dl css={figures}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`certificates.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
