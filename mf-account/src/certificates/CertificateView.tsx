import { Certificate } from '@countertop/design-system/artwork/Certificate';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { Link } from '@countertop/design-system/Link';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { stack } from '../shared/Account.styles.ts';
import { AccountPage, type AccountPageProps } from '../shared/AccountPage.tsx';
import type { Part } from '../shared/part.ts';
import { PartContent } from '../shared/Sheet.tsx';
import type { UserFacts } from '../shared/user.ts';
import { en } from './certificate.messages.ts';
import { PrintForm, type PrintFormProps } from './PrintForm.tsx';
import { type CertificateFacts, sheetWords } from './sheetWords.ts';

export interface CertificateViewProps extends Pick<AccountPageProps<UserFacts>, 'user' | 'leave'> {
  /** The address of the page, to come back to. */
  path: string;
  /** Null when the account does not have it. */
  facts: Part<CertificateFacts | null>;
  /** Host of the site, where `/verify` is. */
  host: string;
  onPrint: PrintFormProps['onPrint'];
  onDownload: PrintFormProps['onDownload'];
}

/** A certificate as it is printed, with the name in it while it is written. */
export function CertificateView({ user, leave, path, facts, ...sheet }: CertificateViewProps) {
  const t = useMessages(en);
  const all = (
    <Link variant="quietButton" href="/profile">
      {t('certificate.all')}
    </Link>
  );
  return (
    <AccountPage
      title={t('certificate.title')}
      lead={facts.status === 'ready' && facts.value !== null ? t('certificate.lead') : undefined}
      action={all}
      path={path}
      user={user}
      {...(leave && { leave })}
    >
      {() => (
        <PartContent part={facts}>
          {(found) => (found === null ? <Missing /> : <Sheet facts={found} {...sheet} />)}
        </PartContent>
      )}
    </AccountPage>
  );
}

type SheetProps = Pick<CertificateViewProps, 'host' | 'onPrint' | 'onDownload'> & { facts: CertificateFacts };

function Sheet({ facts, host, onPrint, onDownload }: SheetProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [name, setName] = useState('');
  const words = sheetWords(facts, { locale, host }, t);
  return (
    <div css={stack}>
      <PrintForm name={name} onChange={setName} words={words} onPrint={onPrint} onDownload={onDownload} />
      <Certificate
        title={words.title}
        intro={words.intro}
        name={name.trim()}
        points={words.skills}
        facts={words.facts}
        date={words.date}
        signature={words.giver}
        check={words.check}
      >
        {words.reason}
      </Certificate>
    </div>
  );
}

function Missing() {
  const t = useMessages(en);
  const check = (
    <Link variant="quietButton" href="/verify">
      {t('certificate.missing.check')}
    </Link>
  );
  return (
    <EmptyState title={t('certificate.missing.title')} actions={check}>
      {t('certificate.missing.text')}
    </EmptyState>
  );
}
