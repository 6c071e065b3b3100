import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { useMessages, useLocale } from '@countertop/design-system/messages';
import { secondFactorRemovalHours } from '@countertop/contract/secondFactor.limits';
import { momentOf } from '../shared/dates.ts';
import { AccountForm } from './AccountForm.tsx';
import type { SignInCalls } from './calls.ts';
import { en } from './signIn.messages.ts';
import { done, ways } from './SignIn.styles.ts';
import { useSubmission } from './useSubmission.ts';

/** The longest wait, in the unit of the sentence. */
const days = secondFactorRemovalHours / 24;

/** Without a code: a link by email opens the way to have the second step removed. */
export function NoCode({ onForgotten, onSignIn }: { onForgotten: () => void; onSignIn: () => void }) {
  const t = useMessages(en);
  return (
    <>
      <p>{t('noCode.how', { days })}</p>
      <div>
        <Button emphasis="quiet" size="adult" onPress={onForgotten}>
          {t('forgotten.submit')}
        </Button>
      </div>
      <div css={ways}>
        <Button emphasis="text" size="adult" onPress={onSignIn}>
          {t('secondFactor.back')}
        </Button>
      </div>
    </>
  );
}

export interface RemoveFormProps extends Pick<SignInCalls, 'removeSecondFactor'> {
  /** From the reset. */
  token: string;
  /** It will be removed at this time, ISO 8601. */
  onSet: (removalAt: string) => void;
  onSignIn: () => void;
}

/** Asks to have the second step removed, after a reset by email. */
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
        <Button emphasis="text" size="adult" onPress={onSignIn}>
          {t('secondFactor.back')}
        </Button>
      </div>
    </>
  );
}

/** When the second step will be removed. */
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
  /** What the link in the email proves. */
  token: string;
  onKept: () => void;
}

/** Keeps the second step that somebody who reads the mailbox wanted removed. By a press: mail scanners open links. */
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

/** What to do after somebody else has read the mailbox. */
export function FactorKept({ onForgotten }: { onForgotten: () => void }) {
  const t = useMessages(en);
  return (
    <div>
      <Button emphasis="quiet" size="adult" onPress={onForgotten}>
        {t('forgotten.submit')}
      </Button>
    </div>
  );
}
