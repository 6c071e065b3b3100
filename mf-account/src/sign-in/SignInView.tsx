import type { SignInProblem } from '@countertop/contract/accountRules';
import { Card } from '@countertop/design-system/Card';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { useEffect, useRef, useState } from 'react';
import type { SignInCalls } from './calls.ts';
import type { Entry } from './entry.ts';
import { Keeps } from './Keeps.tsx';
import { LateForm } from './LateForm.tsx';
import type { LaterFormProps } from './LaterForm.tsx';
import { en } from './messages/en.messages.ts';
import { ProviderProblem } from './ProviderProblem.tsx';
import { done, sheet, stack } from './SignIn.styles.ts';
import { SignInForm } from './SignInForm.tsx';
import type { Step } from './step.ts';

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
  const { name } = step;
  const hasLead = name !== 'sent' && name !== 'removalSet';
  return (
    <Page title={t(`${name}.title`)} lead={hasLead ? t(`${name}.lead`) : undefined} audience="adult">
      <div css={sheet}>
        <Card>
          <div css={stack}>
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

function StepForm({ step, ...form }: Omit<LaterFormProps, 'step'> & { step: Step }) {
  if (step.name !== 'signIn') return <LateForm step={step} {...form} />;
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
