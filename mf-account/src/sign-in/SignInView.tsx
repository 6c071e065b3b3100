import type { SignInProblem } from '@countertop/contract/accountRules';
import { Card } from '@countertop/design-system/Card';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { useEffect, useRef, useState } from 'react';
import type { Confirmed, SignInCalls } from './calls.ts';
import { CreateForm } from './CreateForm.tsx';
import type { Entry } from './entry.ts';
import { ForgottenForm } from './ForgottenForm.tsx';
import { Keeps } from './Keeps.tsx';
import { ConfirmForm, ResetForm } from './LinkForms.tsx';
import { en } from './messages/en.messages.ts';
import { ProviderProblem } from './ProviderProblem.tsx';
import { Sent, type SentProps } from './Sent.tsx';
import { done, sheet, stack } from './SignIn.styles.ts';
import { SignInForm } from './SignInForm.tsx';

/** Which of the forms, or what came of one. */
type Step =
  | Entry
  /** The address is confirmed, in another browser than the one that asked for the account. */
  | { readonly name: 'confirmed' }
  | { readonly name: 'sent'; readonly after: SentProps['after'] };

export interface SignInViewProps {
  /** Where it begins. */
  entry: Entry;
  /** Another service was to sign the person in, and this went wrong; null otherwise. */
  providerProblem?: SignInProblem | null;
  /** Somebody is signed in here already. */
  isSignedIn: boolean;
  calls: SignInCalls;
  /** A session has begun. `returnTo` is where the person wanted to be before the mail was sent. */
  onSignedIn: (returnTo?: string | null) => void;
}

/** Signing in, and all that leads to it. The address stays written from one form to the next. */
export function SignInView({ entry, providerProblem = null, isSignedIn, calls, onSignedIn }: SignInViewProps) {
  const t = useMessages(en);
  const [step, setStep] = useState<Step>(entry);
  const [email, setEmail] = useState('');
  useTitleFocus(step);
  const title = step.name === 'confirmed' ? 'signIn' : step.name;
  return (
    <Page title={t(`${title}.title`)} lead={title === 'sent' ? undefined : t(`${title}.lead`)} audience="adult">
      <div css={sheet}>
        <Card>
          <div css={stack}>
            {step.name === 'confirmed' && <News>{t('signIn.confirmed')}</News>}
            {isSignedIn && step.name === 'signIn' && <Already />}
            {providerProblem === null ? (
              <StepForm {...{ step, email, calls, setEmail, setStep, onSignedIn }} />
            ) : (
              <ProviderProblem problem={providerProblem} />
            )}
          </div>
        </Card>
        <Keeps />
      </div>
    </Page>
  );
}

interface StepFormProps extends Pick<SignInViewProps, 'calls' | 'onSignedIn'> {
  step: Step;
  email: string;
  setEmail: (email: string) => void;
  setStep: (step: Step) => void;
}

function StepForm({ step, email, calls, setEmail, setStep, onSignedIn }: StepFormProps) {
  const address = { value: email, onChange: setEmail };
  const to = (next: Step) => () => setStep(next);
  const confirmed = ({ isSignedIn, returnTo }: Confirmed) =>
    isSignedIn ? onSignedIn(returnTo) : setStep({ name: 'confirmed' });
  switch (step.name) {
    case 'signIn':
    case 'confirmed': {
      const ways = {
        onSignedIn: () => onSignedIn(),
        onCreate: to({ name: 'create' }),
        onForgotten: to({ name: 'forgotten' }),
      };
      return <SignInForm {...address} {...ways} signIn={calls.signIn} />;
    }
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
    case 'reset': {
      const ways = { onDone: () => onSignedIn(), onForgotten: to({ name: 'forgotten' }) };
      return <ResetForm token={step.token} {...ways} resetPassword={calls.resetPassword} />;
    }
    case 'confirm':
      return <ConfirmForm token={step.token} confirmEmail={calls.confirmEmail} onDone={confirmed} />;
  }
}

function News({ children }: { children: string }) {
  return (
    <p css={done}>
      <Icon icon={checkIcon} />
      {children}
    </p>
  );
}

function Already() {
  const t = useMessages(en);
  return (
    <div css={done}>
      <Icon icon={checkIcon} />
      <p>
        {t('signIn.already')} <Link href="/dashboard">{t('signIn.toDashboard')}</Link>
      </p>
    </div>
  );
}

/** Another form is another page to those who hear it: its title is read. The first one is read anyway. */
function useTitleFocus(step: Step): void {
  const first = useRef(step);
  useEffect(() => {
    if (first.current !== step) document.getElementById(pageTitleId)?.focus();
  }, [step]);
}
