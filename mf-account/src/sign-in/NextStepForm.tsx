import { AdultForm, TooYoung } from './AdultForm.tsx';
import type { Confirmed, SignInCalls } from './calls.ts';
import { CodeForm } from './CodeForm.tsx';
import { CreateForm } from './CreateForm.tsx';
import { EmailLinkForm } from './EmailLinkForm.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';
import { LinkForm } from './LinkForm.tsx';
import { FactorKept, KeepForm, NoCode, RemovalSet, RemoveForm } from './RemovalForms.tsx';
import { Sent } from './Sent.tsx';
import type { NextStep, Step } from './step.ts';

export interface NextStepFormProps {
  step: NextStep;
  email: string;
  calls: SignInCalls;
  setEmail: (email: string) => void;
  setStep: (step: Step) => void;
  /** A session has begun. `returnTo` is where the person wanted to be before the mail was sent. */
  onSignedIn: (returnTo?: string | null) => void;
}

/** The forms after the first one. Most people who sign in never see them. */
export function NextStepForm({ step, email, calls, setEmail, setStep, onSignedIn }: NextStepFormProps) {
  const address = { value: email, onChange: setEmail };
  const to = (next: Step) => () => setStep(next);
  const onSignIn = to({ name: 'signIn' });
  const onForgotten = to({ name: 'forgotten' });
  switch (step.name) {
    case 'create': {
      const ways = { onSent: to({ name: 'sent', after: 'create' }), onSignIn };
      const { createAccount, isWorkshopOpen } = calls;
      return <CreateForm {...address} {...ways} {...{ createAccount, isWorkshopOpen }} />;
    }
    case 'forgotten': {
      const ways = { onSent: to({ name: 'sent', after: 'forgotten' }), onSignIn };
      return <ForgottenForm {...address} {...ways} requestReset={calls.requestReset} />;
    }
    case 'sent':
      return <SentStep {...{ step, email, calls, setStep }} />;
    case 'confirm':
    case 'reset':
      return <LinkStep {...{ step, calls, setStep, onSignedIn }} />;
    case 'secondFactor': {
      const { removalToken } = step;
      const noCode: Step = removalToken ? { name: 'removeFactor', token: removalToken } : { name: 'noCode' };
      const onNoCode = removalToken === undefined ? null : to(noCode);
      return <CodeForm {...{ onSignIn, onNoCode }} onSignedIn={() => onSignedIn()} giveCode={calls.giveCode} />;
    }
    case 'noCode':
      return <NoCode {...{ onForgotten, onSignIn }} />;
    case 'removeFactor': {
      const onSet = (removalAt: string) => setStep({ name: 'removalSet', removalAt });
      const { removeSecondFactor } = calls;
      return <RemoveForm token={step.token} {...{ removeSecondFactor, onSet, onSignIn }} />;
    }
    case 'removalSet':
      return <RemovalSet removalAt={step.removalAt} />;
    case 'keepFactor': {
      const { keepSecondFactor } = calls;
      return <KeepForm token={step.token} {...{ keepSecondFactor }} onKept={to({ name: 'factorKept' })} />;
    }
    case 'factorKept':
      return <FactorKept onForgotten={onForgotten} />;
    case 'adult': {
      const doneWith = ({ returnTo }: Confirmed) => onSignedIn(returnTo);
      return <AdultForm answerAdult={calls.answerAdult} onDone={doneWith} onTooYoung={to({ name: 'tooYoung' })} />;
    }
    case 'tooYoung':
      return <TooYoung />;
    case 'newEmail':
    case 'keepEmail': {
      const onUse = () => calls[step.name]({ token: step.token });
      return <EmailLinkForm kind={step.name} onUse={onUse} onForgotten={onForgotten} />;
    }
  }
}

type SentStepProps = Pick<NextStepFormProps, 'email' | 'calls' | 'setStep'> & { step: Extract<Step, { name: 'sent' }> };

function SentStep({ step: { after }, email, calls, setStep }: SentStepProps) {
  const asked = email.trim();
  const resend = () =>
    after === 'create' ? calls.createAccount({ email: asked, isAdult: true }) : calls.requestReset({ email: asked });
  return <Sent after={after} email={asked} onResend={resend} onAgain={() => setStep({ name: after })} />;
}

type LinkStepProps = Pick<NextStepFormProps, 'calls' | 'setStep' | 'onSignedIn'> & {
  step: Extract<Step, { name: 'confirm' | 'reset' }>;
};

function LinkStep({ step: { name: purpose, token }, calls, setStep, onSignedIn }: LinkStepProps) {
  async function choose(choice: { token: string; password: string }): Promise<void> {
    if (purpose === 'confirm') return onSignedIn((await calls.confirmEmail(choice)).returnTo);
    const { needsCode, removalToken } = await calls.resetPassword(choice);
    if (!needsCode) return onSignedIn();
    // Without a token, an operator alone can remove the second step.
    return setStep({ name: 'secondFactor', ...(removalToken !== null && { removalToken }) });
  }
  return (
    <LinkForm
      {...{ purpose, token }}
      lookUpLink={calls.lookUpLink}
      onChoose={choose}
      onNewLink={() => setStep({ name: 'forgotten' })}
      onSignIn={() => setStep({ name: 'signIn' })}
    />
  );
}
