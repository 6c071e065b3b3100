import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { en } from './signIn.messages.ts';
import { address, done, ways } from './SignIn.styles.ts';
import { useSubmission } from './useSubmission.ts';

export interface SentProps {
  /** Purpose of the email. */
  after: 'create' | 'forgotten';
  email: string;
  /** Sends the email again. */
  onResend: () => Promise<void>;
  onAgain: () => void;
}

/** Confirms that an email was sent, with the same text for every address. */
export function Sent({ after, email, onResend, onAgain }: SentProps) {
  const t = useMessages(en);
  const [isResent, setResent] = useState(false);
  const { submission, submit } = useSubmission();
  const resend = () =>
    submit({}, async () => {
      setResent(false);
      await onResend();
      setResent(true);
    });
  return (
    <>
      <p css={address}>{t(`sent.${after}`, { email })}</p>
      <p>{t('sent.nothing')}</p>
      <div role="status">
        {isResent && (
          <p css={done}>
            <Icon icon={checkIcon} />
            {t('sent.resent')}
          </p>
        )}
      </div>
      <AccountForm
        submission={submission}
        submitLabel={t('sent.resend')}
        sendingLabel={t('forgotten.sending')}
        onSubmit={() => void resend()}
      />
      <div css={ways}>
        <Button variant="text" size="medium" onPress={onAgain}>
          {t('sent.again')}
        </Button>
      </div>
    </>
  );
}
