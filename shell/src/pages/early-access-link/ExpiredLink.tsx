import { earlyAccessUnconfirmedKeptDays } from '@countertop/contract/accounts/retention';
import { Button } from '@countertop/design-system/Button';
import { Form } from '@countertop/design-system/Form';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { type FormEvent, useEffect, useRef } from 'react';
import { AddressField } from '../../features/early-access/AddressField.tsx';
import { useRegistration } from '../../features/early-access/useRegistration.ts';
import { LinkPaper } from './LinkPaper.tsx';
import { LinkResult } from './LinkResult.tsx';
import { en } from './earlyAccessLink.messages.ts';

export interface ExpiredLinkProps {
  /** Asks for a new link to an address. Rejects if the server could not be reached. */
  onRequestLink: (email: string) => Promise<void>;
  /** Whether the person pressed a button to get here. Then focus moves to the title, because the button is gone. */
  isResult: boolean;
}

/** Offers a new link. The address must be entered again, because unconfirmed addresses are deleted. */
export function ExpiredLink({ onRequestLink, isResult }: ExpiredLinkProps) {
  const t = useMessages(en);
  const field = useRef<HTMLInputElement>(null);
  const { email, status, isEmpty, setEmail, register } = useRegistration(onRequestLink);
  const wasResult = useRef(isResult);
  useEffect(() => {
    if (wasResult.current) document.getElementById(pageTitleId)?.focus();
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!register()) field.current?.focus();
  }

  if (status === 'registered')
    return (
      <LinkResult title={t('link.sent.title')} lead={t('link.sent.lead')}>
        <p>{t('link.sent.help')}</p>
      </LinkResult>
    );
  const lead = t('link.expired.lead', { days: earlyAccessUnconfirmedKeptDays });
  return (
    <Page title={t('link.expired.title')} lead={lead} audience="adult">
      <LinkPaper picture="cloche">
        <Form validationBehavior="aria" onSubmit={submit}>
          <AddressField value={email} onChange={setEmail} status={status} inputRef={field} />
          <Button
            type="submit"
            size="medium"
            isDisabled={isEmpty}
            isPending={status === 'sending'}
            pendingLabel={t('link.expired.sending')}
          >
            {t('link.expired.submit')}
          </Button>
        </Form>
        <LiveRegion politeness="assertive" message={status === 'failed' ? t('link.failed') : ''} />
      </LinkPaper>
    </Page>
  );
}
