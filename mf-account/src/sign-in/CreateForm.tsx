import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { warningIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { useEffect, useRef, useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { AdultBox } from './AdultBox.tsx';
import type { SignInCalls } from './calls.ts';
import { AddressField, emailError, type FieldProps } from './fields.tsx';
import { en } from './signIn.messages.ts';
import { hint, ways } from './SignIn.styles.ts';
import { useSubmission } from './useSubmission.ts';

export interface CreateFormProps extends FieldProps, Pick<SignInCalls, 'createAccount' | 'isWorkshopOpen'> {
  /** Called once the email is on its way. */
  onSent: () => void;
  onSignIn: () => void;
}

/** Requests an account; the password is chosen with the emailed link. Does not reveal whether an address has an account. */
export function CreateForm({ value: email, onChange, onSent, onSignIn, ...calls }: CreateFormProps) {
  const t = useMessages(en);
  const [isAdult, setAdult] = useState(false);
  const { submission, submit, field, forget } = useSubmission();

  function send(): Promise<void> {
    const found = {
      ...emailError(email, t),
      ...(!isAdult && { isAdult: t('error.adult') }),
    };
    return submit(found, async () => {
      await calls.createAccount({ email: email.trim(), isAdult: true });
      onSent();
    });
  }

  return (
    <>
      <WorkshopNote isWorkshopOpen={calls.isWorkshopOpen} />
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
          errorMessage={submission.errors['isAdult']}
        />
      </AccountForm>
      <div css={ways}>
        <p>
          {t('create.have')}
          <Button variant="text" size="medium" onPress={onSignIn}>
            {t('create.signIn')}
          </Button>
        </p>
        <PageLink variant="standalone" to="/what-we-know">
          {t('create.privacy')}
        </PageLink>
      </div>
    </>
  );
}

/** Says that the link of a workshop doesn't work. An account can still be created. */
function WorkshopNote({ isWorkshopOpen }: Pick<SignInCalls, 'isWorkshopOpen'>) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(true);
  // A new function on each render must not repeat the request.
  const call = useRef(isWorkshopOpen);
  useEffect(() => {
    let isCurrent = true;
    void call
      .current()
      // Only a hint: signing up says what is wrong with the connection.
      .catch(() => true)
      .then((isStillOpen) => {
        if (isCurrent) setOpen(isStillOpen);
      });
    return () => {
      isCurrent = false;
    };
  }, []);
  const text = isOpen ? '' : t('create.workshop');
  return (
    <>
      {!isOpen && (
        <p css={hint}>
          <Icon icon={warningIcon} />
          {text}
        </p>
      )}
      <LiveRegion message={text} />
    </>
  );
}
