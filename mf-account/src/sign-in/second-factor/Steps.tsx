import { hasErrorCode } from '@countertop/client/shared/CallError';
import type { SecondFactor, SecondFactorSecret } from '@countertop/contract/accounts/secondFactor';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../shared/errorText.ts';
import type { SecondFactorCalls } from './calls.ts';
import { CodeProof } from './CodeProof.tsx';
import { en } from './secondFactor.messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorStatus } from './SecondFactorStatus.tsx';
import { SetUpApp } from './SetUpApp.tsx';

export interface StepsProps {
  state: SecondFactor;
  email: string;
  calls: SecondFactorCalls;
}

type Step =
  | { readonly name: 'rest' }
  | { readonly name: 'app'; readonly made: SecondFactorSecret }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: 'off' };

const rest: Step = { name: 'rest' };

/** Moves the focus to the start of a new step, because the pressed button is gone. */
function useStepFocus(step: Step): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    place.current?.querySelector<HTMLElement>('h3, input:not([type=hidden]), button')?.focus();
  }, [step]);
  return place;
}

/** The steps of turning two-step sign-in on or off. */
export function Steps({ state, email, calls }: StepsProps) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const [step, setStep] = useState(rest);
  const place = useStepFocus(step);
  const back = () => setStep(rest);

  async function prepare(): Promise<void> {
    try {
      setStep({ name: 'app', made: await calls.prepare() });
    } catch (error) {
      // The user closed the password dialog.
      if (hasErrorCode(error, 'password_needed')) return;
      const message = errorText(error, t('factor.failed'));
      notify({ title: t('factor.failed.title'), message, tone: 'danger' });
    }
  }
  async function turnOn(code: string): Promise<void> {
    setStep({ name: 'codes', codes: await calls.turnOn(code) });
    notify({ title: t('factor.isOn.title'), message: t('factor.isOn'), tone: 'success' });
  }
  async function turnOff(code: string): Promise<void> {
    await calls.turnOff(code);
    back();
    notify({ title: t('factor.isOff.title'), message: t('factor.isOff'), tone: 'success' });
  }

  function shown() {
    switch (step.name) {
      case 'rest':
        return <SecondFactorStatus state={state} onTurnOn={prepare} onTurnOff={() => setStep({ name: 'off' })} />;
      case 'app':
        return <SetUpApp made={step.made} onSubmit={turnOn} onCancel={back} />;
      case 'codes':
        return <RecoveryCodes email={email} codes={step.codes} onDone={back} />;
      case 'off': {
        const labels = { codeHelp: t('factor.code.any'), submitLabel: t('factor.turnOff') };
        return <CodeProof {...labels} onSubmit={turnOff} onCancel={back} />;
      }
    }
  }

  return <div ref={place}>{shown()}</div>;
}
