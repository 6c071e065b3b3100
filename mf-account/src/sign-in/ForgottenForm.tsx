import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { AccountForm } from './AccountForm.tsx';
import type { SignInCalls } from './calls.ts';
import { AddressField, emailError, type FieldProps } from './fields.tsx';
import { en } from './signIn.messages.ts';
import { ways } from './SignIn.styles.ts';
import { useSubmission } from './useSubmission.ts';

export interface ForgottenFormProps extends FieldProps, Pick<SignInCalls, 'requestReset'> {
  /** Called once the email is on its way, if there is an account. */
  onSent: () => void;
  onSignIn: () => void;
}

/** Requests a link to choose a new password. */
export function ForgottenForm({ value: email, onChange, requestReset, onSent, onSignIn }: ForgottenFormProps) {
  const t = useMessages(en);
  const { submission, submit, field } = useSubmission();

  const send = () =>
    submit(emailError(email, t), async () => {
      await requestReset({ email: email.trim() });
      onSent();
    });

  return (
    <>
      <AccountForm
        submission={submission}
        submitLabel={t('forgotten.submit')}
        sendingLabel={t('forgotten.sending')}
        onSubmit={() => void send()}
      >
        <AddressField {...field('email', email, onChange)} />
      </AccountForm>
      <div css={ways}>
        <Button variant="text" size="medium" onPress={onSignIn}>
          {t('forgotten.back')}
        </Button>
      </div>
    </>
  );
}
