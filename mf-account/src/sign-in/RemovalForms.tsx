import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { useMessages, useLocale } from '@countertop/design-system/messages';
import { secondFactorRemovalHours } from '@countertop/contract/accounts/secondFactor.limits';
import { momentOf } from '../shared/dates.ts';
import { AccountForm } from './AccountForm.tsx';
import type { SignInCalls } from './calls.ts';
import { en } from './signIn.messages.ts';
import { done, ways } from './SignIn.styles.ts';
import { useSubmission } from './useSubmission.ts';

/** Maximum wait in days, for the texts. */
const days = secondFactorRemovalHours / 24;

/** Explains how to get in without a code: by email, after a wait. */
export function NoCode({ onForgotten, onSignIn }: { onForgotten: () => void; onSignIn: () => void }) {
  const t = useMessages(en);
  return (
    <>
      <p>{t('noCode.how', { days })}</p>
      <div>
        <Button variant="outline" size="medium" onPress={onForgotten}>
          {t('forgotten.submit')}
        </Button>
      </div>
      <div css={ways}>
        <Button variant="text" size="medium" onPress={onSignIn}>
          {t('secondFactor.back')}
        </Button>
      </div>
    </>
  );
}

export interface RemoveFormProps extends Pick<SignInCalls, 'removeSecondFactor'> {
  /** Token from the password reset. */
  token: string;
  /** Called with the time of the removal, ISO 8601. */
  onSet: (removalAt: string) => void;
  onSignIn: () => void;
}

/** Requests the removal of two-step sign-in, after a reset by email. */
export function RemoveForm({ token, removeSecondFactor, onSet, onSignIn }: RemoveFormProps) {
  const t = useMessages(en);
  const { submission, submit } = useSubmission();
  const send = () => submit({}, async () => onSet((await removeSecondFactor({ token })).removalAt));
  return (
    <>
      <p>{t('removeFactor.how', { days })}</p>
      <AccountForm
        submission={submission}
        submitLabel={t('removeFactor.submit')}
        sendingLabel={t('removeFactor.sending')}
        onSubmit={() => void send()}
      />
      <div css={ways}>
        <Button variant="text" size="medium" onPress={onSignIn}>
          {t('secondFactor.back')}
        </Button>
      </div>
    </>
  );
}

/** Shows when two-step sign-in will be removed. */
export function RemovalSet({ removalAt }: { removalAt: string }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const when = momentOf(removalAt, locale);
  return (
    <>
      <p css={done}>
        <Icon icon={checkIcon} />
        {t('removalSet.when', { when })}
      </p>
      <p>{t('removalSet.stop')}</p>
    </>
  );
}

export interface KeepFormProps extends Pick<SignInCalls, 'keepSecondFactor'> {
  /** Token from the link. */
  token: string;
  onKept: () => void;
}

/** Stops a removal that somebody with access to the email requested. Needs a press, because mail scanners open links. */
export function KeepForm({ token, keepSecondFactor, onKept }: KeepFormProps) {
  const t = useMessages(en);
  const { submission, submit } = useSubmission();
  const send = () =>
    submit({}, async () => {
      await keepSecondFactor({ token });
      onKept();
    });
  return (
    <AccountForm
      submission={submission}
      submitLabel={t('keepFactor.submit')}
      sendingLabel={t('keepFactor.sending')}
      onSubmit={() => void send()}
    />
  );
}

/** Next step after somebody else had access to the email. */
export function FactorKept({ onForgotten }: { onForgotten: () => void }) {
  const t = useMessages(en);
  return (
    <div>
      <Button variant="outline" size="medium" onPress={onForgotten}>
        {t('forgotten.submit')}
      </Button>
    </div>
  );
}
