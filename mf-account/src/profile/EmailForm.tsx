import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { emailChangeHours } from '@countertop/contract/accounts/account.limits';
import { isEmail } from '@countertop/contract/site/earlyAccess.limits';
import { EmailField } from '@countertop/design-system/EmailField';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useState } from 'react';
import { buttons, stack } from '../shared/Account.styles.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { useSubmission } from '../sign-in/useSubmission.ts';
import { en } from './profile.messages.ts';

export interface EmailFormProps {
  /** Emails a link to the new address. */
  onChange: (email: string) => Promise<void>;
}

/** Requests a new email address, and sends the link again on request. */
export function EmailForm({ onChange }: EmailFormProps) {
  const t = useMessages(en);
  const [email, setEmail] = useState('');
  /** Address of the last link; null while the form is shown. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const { submission, submit, field } = useSubmission();
  const found = isEmail(email.trim()) ? {} : { email: t('email.invalid') };
  const send = () =>
    void submit(found, async () => {
      await onChange(email.trim());
      setSentTo(email.trim());
      setSent(sent + 1);
    });
  const news = sentTo === null ? '' : t('email.sent', { email: sentTo, hours: emailChangeHours });
  return (
    <div css={stack}>
      {sentTo !== null && <p>{news}</p>}
      <LiveRegion politeness="polite" message={news} occurrence={sent} />
      <AccountForm
        variant="outline"
        submission={submission}
        submitLabel={t(sentTo === null ? 'email.submit' : 'email.again')}
        sendingLabel={t('email.sending')}
        onSubmit={send}
      >
        {sentTo === null && <EmailField label={t('email.new')} isRequired {...field('email', email, setEmail)} />}
      </AccountForm>
      {sentTo !== null && (
        <div css={buttons}>
          <Button variant="outline" size="medium" onPress={() => setSentTo(null)}>
            {t('email.other')}
          </Button>
        </div>
      )}
    </div>
  );
}
