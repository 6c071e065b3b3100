import type { SignInError } from '@countertop/contract/accounts/account.limits';
import { Card } from '@countertop/design-system/Card';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { useEffect, useRef, useState } from 'react';
import { en as grownUpTexts } from '@countertop/phrases/forGrownUps.messages';
import type { SignInCalls } from './calls.ts';
import type { Entry } from './entry.ts';
import { AccountBenefits } from './AccountBenefits.tsx';
import type { NextStepFormProps } from './NextStepForm.tsx';
import { en } from './signIn.messages.ts';
import { ProviderMessage } from './ProviderMessage.tsx';
import { place, sheet, stack } from './SignIn.styles.ts';
import { ShopDoor } from './ShopDoor.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';
import type { Step } from './step.ts';

const NextStepForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "sign-in-forms" */ './NextStepForm.tsx')).NextStepForm,
);

export interface SignInViewProps {
  /** The first step. */
  entry: Entry;
  /** Why signing in at another service failed; null otherwise. */
  providerError?: SignInError | null;
  /** Whether somebody is signed in on this device already. */
  isSignedIn: boolean;
  /** Name of the signed-in user; null until the server has answered. */
  userName?: string | null;
  /** Whether the signed-in user is a child, who can't sign in as somebody else. */
  isChild?: boolean;
  /** Where a signed-in visitor can continue. */
  continueTo?: string;
  /** Text typed into the email field before hydration. */
  initialEmail?: string;
  onEmailChange?: (email: string) => void;
  /** Opens a step at its own URL. Returns false if it has none. */
  openAddress?: (step: Step['name']) => boolean;
  calls: SignInCalls;
  /** Called when signed in. `returnTo` is where the user wanted to be before the email was sent. */
  onSignedIn: (returnTo?: string | null) => void;
}

/** The sign-in page with all its steps. The email address is kept from one form to the next. */
export function SignInView({ entry, calls, onSignedIn, ...visit }: SignInViewProps) {
  const { providerError = null, isSignedIn, userName = null, isChild = false, continueTo = '/dashboard' } = visit;
  const { initialEmail = '', onEmailChange, openAddress } = visit;
  const t = useMessages(en);
  const forGrownUps = useMessages(grownUpTexts);
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

  const isNotNeeded = isSignedIn && providerError === null && (step.name === 'signIn' || step.name === 'create');
  const title = isNotNeeded ? 'signedIn' : step.name;
  const hasLead = title !== 'sent' && title !== 'removalSet' && title !== 'signedIn';
  return (
    <Page
      title={isNotNeeded && isChild ? forGrownUps('forGrownUps.title') : t(`${title}.title`)}
      lead={hasLead ? t(`${title}.lead`) : undefined}
      audience="adult"
    >
      <div css={place}>
        <div css={sheet}>
          <Card variant="menu">
            <div css={stack}>
              {isNotNeeded && <SignedIn {...{ userName, isChild, continueTo }} />}
              {providerError !== null && <ProviderMessage error={providerError} />}
              {!isNotNeeded && providerError === null && (
                <StepForm {...{ step, email, calls, setEmail, setStep, onSignedIn }} />
              )}
            </div>
          </Card>
          {isNotNeeded ? <div /> : <AccountBenefits />}
          <ShopDoor />
        </div>
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

/** Moves the focus to the title of a new step, so that screen readers read it. The first title is read anyway. */
function useTitleFocus(step: Step): void {
  const first = useRef(step);
  useEffect(() => {
    if (first.current !== step) document.getElementById(pageTitleId)?.focus();
  }, [step]);
}
