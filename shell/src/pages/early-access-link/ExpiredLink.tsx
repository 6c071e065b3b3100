import { earlyAccessUnconfirmedKeptDays } from '@countertop/contract/retention';
import { Button } from '@countertop/design-system/Button';
import { Form } from '@countertop/design-system/Form';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { type FormEvent, useEffect, useRef } from 'react';
import { AddressField } from '../../features/early-access/AddressField.tsx';
import { useWish } from '../../features/early-access/useWish.ts';
import { sheet } from './EarlyAccessLink.styles.ts';
import { Ended } from './Ended.tsx';
import { en } from './earlyAccessLink.messages.ts';

export interface ExpiredLinkProps {
  /** Asks for a new link to an address. Rejects if the server could not be reached. */
  onRequestLink: (email: string) => Promise<void>;
  /** Whether a press led here. Then the title gets the focus, because the button that had it is gone. */
  isResult: boolean;
}

/** Offers a new link. The address must be entered again: an expired one was deleted. */
export function ExpiredLink({ onRequestLink, isResult }: ExpiredLinkProps) {
  const t = useMessages(en);
  const field = useRef<HTMLInputElement>(null);
  const { email, status, isEmpty, write, send } = useWish(onRequestLink);
  const wasResult = useRef(isResult);
  useEffect(() => {
    if (wasResult.current) document.getElementById(pageTitleId)?.focus();
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!send()) field.current?.focus();
  }

  if (status === 'kept')
    return (
      <Ended title={t('link.sent.title')} lead={t('link.sent.lead')}>
        <p>{t('link.sent.help')}</p>
      </Ended>
    );
  const lead = t('link.expired.lead', { days: earlyAccessUnconfirmedKeptDays });
  return (
    <Page title={t('link.expired.title')} lead={lead} audience="adult">
      <div css={sheet}>
        <Form validationBehavior="aria" onSubmit={submit}>
          <AddressField value={email} onChange={write} status={status} inputRef={field} />
          <Button
            type="submit"
            size="adult"
            isDisabled={isEmpty}
            isPending={status === 'sending'}
            pendingLabel={t('link.expired.sending')}
          >
            {t('link.expired.submit')}
          </Button>
        </Form>
        <LiveRegion politeness="assertive" message={status === 'failed' ? t('link.failed') : ''} />
      </div>
    </Page>
  );
}
