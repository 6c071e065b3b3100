import { isCode } from '@countertop/contract/accounts/secondFactor.limits';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { CodeField } from './second-factor/CodeField.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { SignInCalls } from './calls.ts';
import { en } from './signIn.messages.ts';
import { ways } from './SignIn.styles.ts';
import { useSubmission } from './useSubmission.ts';

export interface CodeFormProps extends Pick<SignInCalls, 'giveCode'> {
  /** Called when signed in. */
  onSignedIn: () => void;
  /** Back to the first step; the second one expires after ten minutes. */
  onSignIn: () => void;
  /** The user has no code; null where another service signs people in. */
  onNoCode: (() => void) | null;
}

/** The second step of signing in: a code from the user's app, or a recovery code. */
export function CodeForm({ giveCode, onSignedIn, onSignIn, onNoCode }: CodeFormProps) {
  const t = useMessages(en);
  const [code, setCode] = useState('');
  const { submission, submit, field } = useSubmission();

  const send = () =>
    submit(isCode(code) ? {} : { code: t('error.code') }, async () => {
      await giveCode({ code });
      onSignedIn();
    });

  return (
    <>
      <AccountForm
        submission={submission}
        submitLabel={t('secondFactor.submit')}
        sendingLabel={t('signIn.sending')}
        onSubmit={() => void send()}
      >
        <CodeField
          label={t('secondFactor.code')}
          description={t('secondFactor.code.help')}
          {...field('code', code, setCode)}
        />
      </AccountForm>
      <div css={ways}>
        <Button variant="text" size="medium" onPress={onSignIn}>
          {t('secondFactor.back')}
        </Button>
        {onNoCode !== null && (
          <Button variant="text" size="medium" onPress={onNoCode}>
            {t('secondFactor.noCode')}
          </Button>
        )}
      </div>
    </>
  );
}
