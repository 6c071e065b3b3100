import { CallError, hasErrorCode } from '@countertop/client/shared/CallError';
import { supportHours } from '@countertop/contract/site/support.limits';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { Card } from '@countertop/design-system/Card';
import { Link } from '@countertop/design-system/Link';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { type Translate, useLocale, useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { Ticket, TicketRule } from '@countertop/design-system/Ticket';
import { PageLink } from '@countertop/routes/PageLink';
import { useEffect } from 'react';
import { LetterAndBell } from './LetterAndBell.tsx';
import { desk, errorText, quick, receipt, sheet } from './Support.styles.ts';
import { en } from './support.messages.ts';
import { SupportForm } from './SupportForm.tsx';
import { type Fields, type SendSupport, type SupportStatus, useSupportForm } from './useSupportForm.ts';

export interface SupportViewProps {
  /** Address of support. Null if the site has none. */
  supportEmail: string | null;
  /** Values of fields that are known, from the link or the signed-in user. */
  initial: Partial<Fields>;
  onSend: SendSupport;
}

/** Asks for a message and tells when the answer is due. */
export function SupportView({ supportEmail, initial, onSend }: SupportViewProps) {
  const t = useMessages(en);
  const { status, ...form } = useSupportForm(initial, onSend);
  if (status.is === 'sent') return <Sent {...status} />;
  const failure = status.is === 'failed' ? failureText(status.error, t) : '';
  const lead = t('support.lead', { hours: supportHours.standard, priority: supportHours.priority });
  return (
    <Page title={t('support.heading')} lead={lead} picture={<LetterAndBell />} audience="adult">
      <div css={desk}>
        <Card variant="menu">
          <div css={sheet}>
            <p>{t('support.children')}</p>
            <noscript>
              <p>{t('support.noScript')}</p>
            </noscript>
            <SupportForm {...form} isSending={status.is === 'sending'} />
            {failure !== '' && <p css={errorText}>{failure}</p>}
            {/* Last, because only the browser knows it: nothing moves when it appears. */}
            {supportEmail !== null && (
              <p>
                {t('support.email')} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
              </p>
            )}
            <LiveRegion politeness="assertive" message={failure} />
          </div>
        </Card>
        <QuickAnswers />
      </div>
    </Page>
  );
}

function failureText(error: unknown, t: Translate<typeof en>): string {
  if (!(error instanceof CallError) && !navigator.onLine) return t('failed.offline');
  if (!(error instanceof CallError) || !hasErrorCode(error, 'rate_limited')) return t('failed.other');
  return t('failed.rate_limited', { minutes: Math.max(1, Math.round((error.retryAfterSeconds ?? 0) / 60)) });
}

const dueFormat: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

const answers = {
  password: { to: '/forgot-password' },
  payment: { to: '/pricing', hash: 'questions' },
  data: { to: '/what-we-know' },
  device: { to: '/privacy' },
} as const;

/** Pages that answer the most frequent questions. */
function QuickAnswers() {
  const t = useMessages(en);
  return (
    <aside css={quick} aria-labelledby="quick-answers">
      <h2 id="quick-answers">{t('support.quick')}</h2>
      <ul>
        {(['password', 'payment', 'data', 'device'] as const).map((name) => (
          <li key={name}>
            <PageLink variant="standalone" {...answers[name]}>
              {t(`support.quick.${name}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** A receipt on a ticket. Focus moves to the title, because the button that had it is gone. */
function Sent({ dueAt, input }: Extract<SupportStatus, { is: 'sent' }>) {
  const t = useMessages(en);
  const { locale } = useLocale();
  useEffect(() => document.getElementById(pageTitleId)?.focus(), []);
  const due = new Intl.DateTimeFormat(locale, dueFormat).format(new Date(dueAt));
  return (
    <Page title={t('sent.title')} lead={t('sent.lead', { due })} picture={<LetterAndBell />} audience="adult">
      <div css={receipt}>
        <Ticket>
          <MenuLine label={t('sent.topic')} value={t(`support.${input.topic}`)} />
          <MenuLine label={t('sent.answer')} value={input.email} />
          <TicketRule />
          <p>{t('sent.receipt', { email: input.email })}</p>
        </Ticket>
      </div>
      <PageLink variant="outline" to="/">
        {t('sent.home')}
      </PageLink>
    </Page>
  );
}
