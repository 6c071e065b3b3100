import type { SignInProblem } from '@countertop/contract/account.limits';
import { Card } from '@countertop/design-system/Card';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { useEffect, useRef, useState } from 'react';
import type { SignInCalls } from './calls.ts';
import type { Entry } from './entry.ts';
import { Keeps } from './Keeps.tsx';
import type { NextStepFormProps } from './NextStepForm.tsx';
import { en } from './signIn.messages.ts';
import { ProviderProblem } from './ProviderProblem.tsx';
import { sheet, stack } from './SignIn.styles.ts';
import { SignedIn } from './SignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';
import type { Step } from './step.ts';

const NextStepForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "sign-in-forms" */ './NextStepForm.tsx')).NextStepForm,
);

export interface SignInViewProps {
  /** Where it begins. */
  entry: Entry;
  /** Another service was to sign the person in, and this went wrong; null otherwise. */
  providerProblem?: SignInProblem | null;
  /** Whether somebody is signed in on this device already. */
  isSignedIn: boolean;
  /** Whose session that is; null until the server has answered. */
  userName?: string | null;
  /** Where a signed-in visitor can go on. */
  continueTo?: string;
  /** What was typed into the email field before this page was opened. */
  initialEmail?: string;
  onEmailChange?: (email: string) => void;
  /** Opens a step at an address of its own. Returns whether the step has one. */
  openAddress?: (step: Step['name']) => boolean;
  calls: SignInCalls;
  /** A session has begun. `returnTo` is where the person wanted to be before the mail was sent. */
  onSignedIn: (returnTo?: string | null) => void;
}

/** Signing in, and all that leads to it. The address stays written from one form to the next. */
export function SignInView({ entry, calls, onSignedIn, ...visit }: SignInViewProps) {
  const { providerProblem = null, isSignedIn, userName = null, continueTo = '/dashboard' } = visit;
  const { initialEmail = '', onEmailChange, openAddress } = visit;
  const t = useMessages(en);
  const [step, setShownStep] = useState<Step>(entry);
  const [email, setTypedEmail] = useState(initialEmail);
  useTitleFocus(step);

  function setStep(next: Step): void {
    if (openAddress?.(next.name) !== true) setShownStep(next);
  }
  function setEmail(typed: string): void {
    setTypedEmail(typed);
    onEmailChange?.(typed);
  }

  const isNotNeeded = isSignedIn && providerProblem === null && (step.name === 'signIn' || step.name === 'create');
  const title = isNotNeeded ? 'signedIn' : step.name;
  const hasLead = title !== 'sent' && title !== 'removalSet' && title !== 'signedIn';
  return (
    <Page title={t(`${title}.title`)} lead={hasLead ? t(`${title}.lead`) : undefined} audience="adult">
      <div css={sheet}>
        <Card>
          <div css={stack}>
            {isNotNeeded && <SignedIn userName={userName} continueTo={continueTo} />}
            {providerProblem !== null && <ProviderProblem problem={providerProblem} />}
            {!isNotNeeded && providerProblem === null && (
              <StepForm {...{ step, email, calls, setEmail, setStep, onSignedIn }} />
            )}
          </div>
        </Card>
        {!isNotNeeded && <Keeps />}
      </div>
    </Page>
  );
}

function StepForm({ step, ...form }: Omit<NextStepFormProps, 'step'> & { step: Step }) {
  if (step.name !== 'signIn') {
    return (
      <LazyBoundary placement="inline">
        <NextStepForm step={step} {...form} />
      </LazyBoundary>
    );
  }
  const { email, calls, setEmail, setStep, onSignedIn } = form;
  return (
    <SignInForm
      value={email}
      onChange={setEmail}
      signIn={calls.signIn}
      onSignedIn={() => onSignedIn()}
      onCode={() => setStep({ name: 'secondFactor', removalToken: null })}
      onCreate={() => setStep({ name: 'create' })}
      onForgotten={() => setStep({ name: 'forgotten' })}
    />
  );
}

/** Another form is another page to those who hear it: its title is read. The first one is read anyway. */
function useTitleFocus(step: Step): void {
  const first = useRef(step);
  useEffect(() => {
    if (first.current !== step) document.getElementById(pageTitleId)?.focus();
  }, [step]);
}
