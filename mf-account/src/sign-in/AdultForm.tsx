import { Button } from '@countertop/design-system/Button';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { AdultBox } from './AdultBox.tsx';
import type { Confirmed, SignInCalls } from './calls.ts';
import { en } from './signIn.messages.ts';
import { ways } from './SignIn.styles.ts';
import { useSubmission } from './useSubmission.ts';

export interface AdultFormProps extends Pick<SignInCalls, 'answerAdult'> {
  /** Called when signed in. */
  onDone: (confirmed: Confirmed) => void;
  /** Called for people who are younger; nothing was stored. */
  onTooYoung: () => void;
}

/** Asks people who come from another service for the first time whether they are 18 or older. */
export function AdultForm({ answerAdult, onDone, onTooYoung }: AdultFormProps) {
  const t = useMessages(en);
  const [isAdult, setAdult] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const { submission, submit, forget } = useSubmission();

  const send = () =>
    submit(isAdult ? {} : { isAdult: t('error.adult') }, async () => {
      onDone(await answerAdult({ isAdult: true }));
    });
  const refuse = () => {
    setRefusing(true);
    return submit({}, async () => {
      await answerAdult({ isAdult: false });
      onTooYoung();
    }).finally(() => setRefusing(false));
  };

  return (
    <>
      <AccountForm
        submission={isRefusing ? { ...submission, isSending: false } : submission}
        submitLabel={t('adult.submit')}
        sendingLabel={t('adult.sending')}
        onSubmit={() => void send()}
      >
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
        <Button variant="text" size="medium" isDisabled={isRefusing} onPress={() => void refuse()}>
          {t('adult.no')}
        </Button>
        {submission.error === null ? (
          <PageLink variant="standalone" to="/what-we-know">
            {t('create.privacy')}
          </PageLink>
        ) : (
          <Link variant="standalone" href="/api/login">
            {t('provider.again')}
          </Link>
        )}
      </div>
    </>
  );
}

/** Suggests what younger people can do instead. */
export function TooYoung() {
  const t = useMessages(en);
  return (
    <div>
      <PageLink variant="solid" to="/game">
        {t('tooYoung.play')}
      </PageLink>
    </div>
  );
}
