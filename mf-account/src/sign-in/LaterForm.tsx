import { AdultForm, TooYoung } from './AdultForm.tsx';
import type { Confirmed, SignInCalls } from './calls.ts';
import { CodeForm } from './CodeForm.tsx';
import { CreateForm } from './CreateForm.tsx';
import { EmailLinkForm } from './EmailLinkForm.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';
import { ConfirmForm, ResetForm } from './LinkForms.tsx';
import { Sent } from './Sent.tsx';
import type { LaterStep, Step } from './step.ts';

export interface LaterFormProps {
  step: LaterStep;
  email: string;
  calls: SignInCalls;
  setEmail: (email: string) => void;
  setStep: (step: Step) => void;
  /** A session has begun. `returnTo` is where the person wanted to be before the mail was sent. */
  onSignedIn: (returnTo?: string | null) => void;
}

/** The forms after the first one: most people who sign in never see them. */
export function LaterForm({ step, email, calls, setEmail, setStep, onSignedIn }: LaterFormProps) {
  const address = { value: email, onChange: setEmail };
  const to = (next: Step) => () => setStep(next);
  const confirmed = ({ isSignedIn, returnTo }: Confirmed) =>
    isSignedIn ? onSignedIn(returnTo) : setStep({ name: 'confirmed' });
  switch (step.name) {
    case 'create': {
      const ways = { onSent: to({ name: 'sent', after: 'create' }), onSignIn: to({ name: 'signIn' }) };
      return <CreateForm {...address} {...ways} createAccount={calls.createAccount} />;
    }
    case 'forgotten': {
      const ways = { onSent: to({ name: 'sent', after: 'forgotten' }), onSignIn: to({ name: 'signIn' }) };
      return <ForgottenForm {...address} {...ways} requestReset={calls.requestReset} />;
    }
    case 'sent':
      return <Sent after={step.after} email={email.trim()} onAgain={to({ name: step.after })} />;
    case 'secondFactor': {
      const ways = { onSignedIn: () => onSignedIn(), onSignIn: to({ name: 'signIn' }) };
      return <CodeForm {...ways} giveCode={calls.giveCode} />;
    }
    case 'reset': {
      const onCode = to({ name: 'secondFactor' });
      const ways = { onCode, onDone: () => onSignedIn(), onForgotten: to({ name: 'forgotten' }) };
      return <ResetForm token={step.token} {...ways} resetPassword={calls.resetPassword} />;
    }
    case 'adult': {
      const done = ({ returnTo }: Confirmed) => onSignedIn(returnTo);
      return <AdultForm sayAdult={calls.sayAdult} onDone={done} onTooYoung={to({ name: 'tooYoung' })} />;
    }
    case 'tooYoung':
      return <TooYoung />;
    case 'newEmail':
    case 'keepEmail': {
      const onUse = () => calls[step.name]({ token: step.token });
      return <EmailLinkForm kind={step.name} onUse={onUse} onForgotten={to({ name: 'forgotten' })} />;
    }
    case 'confirm':
      return <ConfirmForm token={step.token} confirmEmail={calls.confirmEmail} onDone={confirmed} />;
  }
}
