import { Button } from '@countertop/design-system/Button';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { AdultBox } from './AdultBox.tsx';
import type { SignInCalls } from './calls.ts';
import { AddressField, emailProblem, type FieldProps } from './fields.tsx';
import { en } from './signIn.messages.ts';
import { ways } from './SignIn.styles.ts';
import { useSubmission } from './useSubmission.ts';

export interface CreateFormProps extends FieldProps, Pick<SignInCalls, 'createAccount'> {
  /** Called once the email is on its way. */
  onSent: () => void;
  onSignIn: () => void;
}

/** Requests an account; the password is chosen with the emailed link. Does not reveal whether an address has an account. */
export function CreateForm({ value: email, onChange, createAccount, onSent, onSignIn }: CreateFormProps) {
  const t = useMessages(en);
  const [isAdult, setAdult] = useState(false);
  const { submission, submit, field, forget } = useSubmission();

  function send(): Promise<void> {
    const found = {
      ...emailProblem(email, t),
      ...(!isAdult && { isAdult: t('problem.adult') }),
    };
    return submit(found, async () => {
      await createAccount({ email: email.trim(), isAdult: true });
      onSent();
    });
  }

  return (
    <>
      <AccountForm
        submission={submission}
        submitLabel={t('create.submit')}
        sendingLabel={t('create.sending')}
        onSubmit={() => void send()}
      >
        <AddressField {...field('email', email, onChange)} />
        <AdultBox
          isSelected={isAdult}
          onChange={(isTicked) => {
            setAdult(isTicked);
            forget('isAdult');
          }}
          errorMessage={submission.problems['isAdult']}
        />
      </AccountForm>
      <div css={ways}>
        <p>
          {t('create.have')}
          <Button variant="text" size="medium" onPress={onSignIn}>
            {t('create.signIn')}
          </Button>
        </p>
        <Link variant="standalone" href="/what-we-know">
          {t('create.privacy')}
        </Link>
      </div>
    </>
  );
}
