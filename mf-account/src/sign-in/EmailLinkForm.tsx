import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { useEffect, useRef, useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { en } from './signIn.messages.ts';
import { done, stack, ways } from './SignIn.styles.ts';
import { useSubmission } from './useSubmission.ts';

export interface EmailLinkFormProps {
  /** `newEmail` moves the account to the address of the email, `keepEmail` back to it. */
  kind: 'newEmail' | 'keepEmail';
  /** Uses the link, which works once. */
  onUse: () => Promise<void>;
  /** Requests an email to choose a new password, because moving back removes the old one. */
  onForgotten: () => void;
}

/** Uses an email-change link only after a press, because mail scanners open links and would use it up. */
export function EmailLinkForm({ kind, onUse, onForgotten }: EmailLinkFormProps) {
  const t = useMessages(en);
  const [isDone, setDone] = useState(false);
  const { submission, submit } = useSubmission();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone: move the focus to the next control.
  useEffect(() => {
    if (isDone) place.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [isDone]);
  const send = () =>
    void submit({}, async () => {
      await onUse();
      setDone(true);
    });
  const news = isDone ? t(`${kind}.done`) : '';
  return (
    <div css={stack} ref={place}>
      <LiveRegion message={news} />
      {isDone ? (
        <p css={done}>
          <Icon icon={checkIcon} />
          {news}
        </p>
      ) : (
        <AccountForm
          submission={submission}
          submitLabel={t(`${kind}.submit`)}
          sendingLabel={t('confirm.sending')}
          onSubmit={send}
        />
      )}
      {isDone && kind === 'keepEmail' && (
        <div>
          <Button size="medium" onPress={onForgotten}>
            {t('keepEmail.password')}
          </Button>
        </div>
      )}
      {kind === 'newEmail' && (isDone || submission.error !== null) && (
        <div css={ways}>
          <PageLink variant="standalone" to="/profile">
            {t('newEmail.profile')}
          </PageLink>
        </div>
      )}
    </div>
  );
}
