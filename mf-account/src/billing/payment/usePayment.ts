import { track } from '@countertop/client/analytics/analytics';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outcome, PaymentStep, Wanted } from './outcome.ts';
import { en } from './payment.messages.ts';

const loadPay = () => import(/* webpackChunkName: "pay" */ './checkout.ts');
/** Loads the code that shows how a payment ended. */
const loadOutcome = () => import(/* webpackChunkName: "pay" */ './outcome.ts');

/** Loads the payment code, on hover or focus. */
export async function preloadPayment(): Promise<void> {
  try {
    await Promise.all([loadPay(), loadOutcome()]);
  } catch {
    // Loaded again on press.
  }
}

/** Runs a payment, and loads its code first. Never rejects. */
async function payOnDemand(wanted: Wanted): Promise<Outcome> {
  try {
    const { pay } = await loadPay();
    return await pay(wanted);
  } catch (error) {
    console.warn('The payment code failed to load.', error);
    return { is: 'failed', error };
  }
}

export interface PaymentActions {
  /** Takes the user through a payment. Never rejects. */
  pay?: typeof payOnDemand;
  /** Navigates with a full page load. */
  leave: (href: string) => void;
  /** Called when a payment ends without success: the plan or the order may have changed. */
  onEnded: () => void;
}

/** A payment that may be running. */
export interface Payment {
  readonly step: PaymentStep;
  /** Starts the payment. Does nothing while one is running. */
  readonly start: (wanted: Wanted) => Promise<void>;
}

/** Returns the state of the payment and the function that starts it. */
export function usePayment({ pay = payOnDemand, leave, onEnded }: PaymentActions): Payment {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [step, setStep] = useState<PaymentStep>('idle');
  const isRunning = useRef(false);
  useRestored(() => {
    isRunning.current = false;
    setStep((now) => (now === 'processing' ? 'idle' : now));
  });

  /** Shows the outcome and returns the next step. Without its code the payment hasn't run either. */
  async function show(outcome: Outcome, wanted: Wanted): Promise<PaymentStep> {
    try {
      const { showOutcome } = await loadOutcome();
      return showOutcome(outcome, wanted, { locale, leave });
    } catch (error) {
      console.warn('The outcome of the payment could not be shown.', error);
      notify({ title: t('pay.failed.title'), message: t('pay.failed'), tone: 'danger' });
      return 'idle';
    }
  }

  async function start(wanted: Wanted): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    const { tier, period } = wanted;
    track('subscribe_button_click', { tier, isYearly: period === 'yearly', timestamp: new Date().toISOString() });
    setStep('processing');
    const next = await show(await pay(wanted), wanted);
    isRunning.current = next === 'processing';
    setStep(next);
    if (next === 'idle') onEnded();
  }

  return { step, start };
}

/** Calls back when the page is restored from the back/forward cache, where the button would still wait for the page it left to. */
function useRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored();
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);
}
