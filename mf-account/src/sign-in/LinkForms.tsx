import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import type { Confirmed, SignInCalls } from './calls.ts';
import { newPasswordProblem, NewPasswordField } from './fields.tsx';
import { en } from './messages/en.messages.ts';
import { ways } from './SignIn.styles.ts';
import { useSubmission } from './useSubmission.ts';

export interface ResetFormProps extends Pick<SignInCalls, 'resetPassword'> {
  /** What the link in the mail proves. */
  token: string;
  onDone: () => void;
  /** The password is set, and a code is asked for. */
  onCode: () => void;
  /** Asks for another link: this one may be used up. */
  onForgotten: () => void;
}

/** Chooses a new password, with a link from a mail. */
export function ResetForm({ token, resetPassword, onDone, onCode, onForgotten }: ResetFormProps) {
  const t = useMessages(en);
  const [password, setPassword] = useState('');
  const { submission, submit, field } = useSubmission();

  const send = () =>
    submit(newPasswordProblem(password, t), async () => {
      const { needsCode } = await resetPassword({ token, password });
      if (needsCode) onCode();
      else onDone();
    });

  return (
    <>
      <AccountForm
        submission={submission}
        submitLabel={t('reset.submit')}
        sendingLabel={t('reset.sending')}
        onSubmit={() => void send()}
      >
        <NewPasswordField {...field('password', password, setPassword)} />
      </AccountForm>
      {submission.refusal !== null && (
        <div css={ways}>
          <Button emphasis="text" size="adult" onPress={onForgotten}>
            {t('forgotten.submit')}
          </Button>
        </div>
      )}
    </>
  );
}

export interface ConfirmFormProps extends Pick<SignInCalls, 'confirmEmail'> {
  /** What the link in the mail proves. */
  token: string;
  onDone: (confirmed: Confirmed) => void;
}

/** Confirms an address by a press: programs that look into mails open links, and would use this one up. */
export function ConfirmForm({ token, confirmEmail, onDone }: ConfirmFormProps) {
  const t = useMessages(en);
  const { submission, submit } = useSubmission();

  const send = () =>
    submit({}, async () => {
      onDone(await confirmEmail({ token }));
    });

  return (
    <AccountForm
      submission={submission}
      submitLabel={t('confirm.submit')}
      sendingLabel={t('confirm.sending')}
      onSubmit={() => void send()}
    />
  );
}
