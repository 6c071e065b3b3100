import type { SecondFactor, SecondFactorSecret } from '@countertop/contract/secondFactor';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SecondFactorCalls } from './calls.ts';
import { en } from './messages/en.messages.ts';
import { type Proof, ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Standing } from './Standing.tsx';
import { TakeIn } from './TakeIn.tsx';

export interface StepsProps {
  /** How it stands. */
  stands: SecondFactor;
  email: string;
  /** False where another service signs people in: there is no password to ask for then. */
  hasPassword: boolean;
  calls: SecondFactorCalls;
}

type Step =
  | { readonly name: 'rest' }
  | { readonly name: 'password' }
  | { readonly name: 'app'; readonly made: SecondFactorSecret }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: 'off' };

const rest: Step = { name: 'rest' };

/** What was pressed is gone when a step changes: what comes first in the new one gets the focus. */
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

/** One step of turning it on or off at a time. */
export function Steps({ stands, email, hasPassword, calls }: StepsProps) {
  const t = useMessages(en);
  const [step, setStep] = useState(rest);
  const place = useStepFocus(step);
  const back = () => setStep(rest);
  const passwordOf = ({ password }: Proof) => (hasPassword ? { password } : {});

  async function prepare(proof: Proof): Promise<void> {
    setStep({ name: 'app', made: await calls.prepare(passwordOf(proof)) });
  }
  async function turnOn({ code }: Proof): Promise<void> {
    setStep({ name: 'codes', codes: await calls.turnOn(code) });
    notify({ title: t('factor.isOn.title'), message: t('factor.isOn'), tone: 'success' });
  }
  async function turnOff(proof: Proof): Promise<void> {
    await calls.turnOff({ ...passwordOf(proof), code: proof.code });
    back();
    notify({ title: t('factor.isOff.title'), message: t('factor.isOff'), tone: 'success' });
  }

  const asked = hasPassword ? email : null;
  function shown() {
    switch (step.name) {
      case 'rest':
        return (
          <Standing
            stands={stands}
            onTurnOn={() => setStep({ name: 'password' })}
            onTurnOff={() => setStep({ name: 'off' })}
          />
        );
      case 'password':
        return (
          <ProofForm email={asked} codeHelp={null} submitLabel={t('factor.next')} onSubmit={prepare} onCancel={back} />
        );
      case 'app':
        return <TakeIn made={step.made} onSubmit={turnOn} onCancel={back} />;
      case 'codes':
        return <RecoveryCodes email={email} codes={step.codes} onDone={back} />;
      case 'off': {
        const labels = { codeHelp: t('factor.code.any'), submitLabel: t('factor.turnOff') };
        return <ProofForm email={asked} {...labels} onSubmit={turnOff} onCancel={back} />;
      }
    }
  }

  return <div ref={place}>{shown()}</div>;
}
