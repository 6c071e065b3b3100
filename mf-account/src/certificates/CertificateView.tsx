import { BadgeDrawing } from '@countertop/design-system/artwork/Badge';
import { Certificate } from '@countertop/design-system/artwork/Certificate';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import { stack } from '../shared/Account.styles.ts';
import { AccountPage, type AccountPageProps } from '../shared/AccountPage.tsx';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent } from '../shared/QueryContent.tsx';
import type { UserFacts } from '../shared/user.ts';
import { en } from './certificate.messages.ts';
import { sealDish } from './sealDish.ts';
import { PrintForm, type PrintFormProps } from './PrintForm.tsx';
import { type CertificateFacts, certificateText } from './certificateText.ts';

export interface CertificateViewProps extends Pick<AccountPageProps<UserFacts>, 'user' | 'leave'> {
  /** Path of the page, to return to after signing in. */
  path: string;
  /** Null if the account does not have it. */
  facts: QueryState<CertificateFacts | null>;
  /** Host of the site, for the `/verify` address. */
  host: string;
  onPrint: PrintFormProps['onPrint'];
  onDownload: PrintFormProps['onDownload'];
}

/** A certificate as printed, with the name as it is entered. */
export function CertificateView({ user, leave, path, facts, ...sheet }: CertificateViewProps) {
  const t = useMessages(en);
  const all = (
    <PageLink variant="outline" to="/profile">
      {t('certificate.all')}
    </PageLink>
  );
  return (
    <AccountPage
      title={t('certificate.title')}
      lead={facts.status === 'ready' && facts.value !== null ? t('certificate.lead') : undefined}
      action={all}
      picture={<BadgeDrawing variant="level" picture={<Picture name="score" />} isEarned />}
      path={path}
      user={user}
      isForChildren
      {...(leave && { leave })}
    >
      {() => (
        <QueryContent state={facts}>
          {(found) => (found === null ? <Missing /> : <Sheet facts={found} {...sheet} />)}
        </QueryContent>
      )}
    </AccountPage>
  );
}

type SheetProps = Pick<CertificateViewProps, 'host' | 'onPrint' | 'onDownload'> & { facts: CertificateFacts };

function Sheet({ facts, host, onPrint, onDownload }: SheetProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [name, setName] = useState('');
  const texts = certificateText(facts, { locale, host }, t);
  return (
    <div css={stack}>
      <PrintForm name={name} onChange={setName} texts={texts} onPrint={onPrint} onDownload={onDownload} />
      <Certificate
        title={texts.title}
        intro={texts.intro}
        name={name.trim()}
        points={texts.skills}
        facts={texts.facts}
        date={texts.date}
        signature={texts.giver}
        check={texts.check}
        seal={<Dish id={sealDish(facts)} />}
      >
        {texts.reason}
      </Certificate>
    </div>
  );
}

function Missing() {
  const t = useMessages(en);
  const check = (
    <PageLink variant="outline" to="/verify">
      {t('certificate.missing.check')}
    </PageLink>
  );
  return (
    <EmptyState title={t('certificate.missing.title')} actions={check}>
      {t('certificate.missing.text')}
    </EmptyState>
  );
}
