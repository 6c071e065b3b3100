import type { VerifiedCertificate } from '@countertop/contract/play/awards';
import { printCheckCode } from '@countertop/contract/play/checkCode';
import { Certificate } from '@countertop/design-system/artwork/Certificate';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { dayOf } from '../../shared/dates.ts';
import { en as sheetTexts } from '../certificate.messages.ts';
import { en } from './verify.messages.ts';

/** A certificate as it looks on paper, without the name, which nobody learns from a code. */
export function VerifiedPaper({ certificate }: { certificate: VerifiedCertificate }) {
  const t = useMessages(en);
  const sheet = useMessages(sheetTexts);
  const { locale } = useLocale();
  const { title, challengesCompleted, accuracy, earnedAt, checkCode } = certificate;
  return (
    <Certificate
      isInPage
      title={title}
      intro={sheet('sheet.intro')}
      name={t('verify.name')}
      date={{ text: dayOf(earnedAt, locale), label: sheet('sheet.date') }}
      signature={{ text: sheet('sheet.giver'), label: sheet('sheet.givenBy') }}
      check={t('verify.printed', { code: printCheckCode(checkCode) })}
    >
      {sheet('sheet.facts', { problems: challengesCompleted, percent: Math.floor(accuracy) })}
    </Certificate>
  );
}
