import { hasErrorCode } from '@countertop/client/shared/CallError';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import type { SignInCalls } from './calls.ts';
import { AddressField, emailError, type FieldProps, OldPasswordField } from './fields.tsx';
import { en } from './signIn.messages.ts';
import { ways } from './SignIn.styles.ts';
import { useSubmission } from './useSubmission.ts';

export interface SignInFormProps extends FieldProps, Pick<SignInCalls, 'signIn'> {
  /** Called when signed in. */
  onSignedIn: () => void;
  /** Called if a code is required. */
  onCode: () => void;
  onCreate: () => void;
  onForgotten: () => void;
}

/** Email address and password in one form, so that a password manager fills in both. */
export function SignInForm({ value: email, onChange, signIn, ...on }: SignInFormProps) {
  const { onSignedIn, onCode, onCreate, onForgotten } = on;
  const t = useMessages(en);
  const [password, setPassword] = useState('');
  const { submission, submit, field } = useSubmission();

  const send = () =>
    submit({ ...emailError(email, t), ...(password === '' && { password: t('error.password.empty') }) }, async () => {
      const { needsCode } = await signIn({ email: email.trim(), password });
      if (needsCode) onCode();
      else onSignedIn();
    });

  return (
    <>
      <AccountForm
        submission={submission}
        submitLabel={t('signIn.submit')}
        sendingLabel={t('signIn.sending')}
        onSubmit={() => void send()}
      >
        <AddressField {...field('email', email, onChange)} />
        <OldPasswordField {...field('password', password, setPassword)} />
      </AccountForm>
      {hasErrorCode(submission.error, 'sign_in_blocked') && (
        <div>
          <Button variant="outline" size="medium" onPress={onForgotten}>
            {t('forgotten.submit')}
          </Button>
        </div>
      )}
      <div css={ways}>
        <p>
          {t('signIn.new')}
          <Button variant="text" size="medium" onPress={onCreate}>
            {t('signIn.create')}
          </Button>
        </p>
        <Button variant="text" size="medium" onPress={onForgotten}>
          {t('signIn.forgotten')}
        </Button>
      </div>
    </>
  );
}
