import { hasErrorCode } from '@countertop/client/shared/CallError';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { useErrorText } from '../shared/errorText.ts';
import { AccountForm, ErrorMessage } from './AccountForm.tsx';
import type { SignInCalls } from './calls.ts';
import { newPasswordError, NewPasswordField } from './fields.tsx';
import { en } from './signIn.messages.ts';
import { address, ways } from './SignIn.styles.ts';
import { useLinkEmail } from './useLinkEmail.ts';
import { useSubmission } from './useSubmission.ts';

export interface LinkFormProps extends Pick<SignInCalls, 'lookUpLink'> {
  /** Purpose of the link: confirming a new account, or choosing a new password. */
  purpose: 'confirm' | 'reset';
  /** Token from the link. */
  token: string;
  onChoose: (choice: { token: string; password: string }) => Promise<void>;
  /** Requests another link. */
  onNewLink: () => void;
  onSignIn: () => void;
}

/**
 * Chooses a password with a link from an email. Shows the email address, so that nobody takes over somebody else's account by
 * mistake. A link that no longer works says so before anything is typed.
 */
export function LinkForm({ purpose, token, lookUpLink, onChoose, onNewLink, onSignIn }: LinkFormProps) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const { submission, submit, field } = useSubmission();
  const found = useLinkEmail(token, purpose, lookUpLink);
  if (found.status === 'loading') return <p role="status">{t('form.coming')}</p>;
  const isSpent = found.status === 'spent';
  const isRejected = hasErrorCode(submission.error, 'link_expired', 'account_gone');

  return (
    <>
      {isSpent ? (
        <ErrorMessage text={errorText(found.error)} occurrence={1} />
      ) : (
        <AccountForm
          submission={submission}
          submitLabel={t(`${purpose}.submit`)}
          sendingLabel={t(`${purpose}.sending`)}
          onSubmit={() => void submit(newPasswordError(password, t), () => onChoose({ token, password }))}
        >
          {found.email !== null && <p css={address}>{t('link.for', { email: found.email })}</p>}
          {/* Password managers save the new password under this name. */}
          <input type="text" name="username" autoComplete="username" value={found.email ?? ''} readOnly hidden />
          <NewPasswordField {...field('password', password, setPassword)} />
        </AccountForm>
      )}
      {(isSpent || isRejected) && (
        <>
          <div>
            <Button variant="outline" size="medium" onPress={onNewLink}>
              {t('link.again')}
            </Button>
          </div>
          <div css={ways}>
            <Button variant="text" size="medium" onPress={onSignIn}>
              {t('forgotten.back')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
