import { CallError } from '@countertop/client/CallError';
import { track } from '@countertop/client/analytics';
import { plans } from '@countertop/contract/plans';
import { supportLink } from '@countertop/contract/support.limits';
import { useMessages } from '@countertop/design-system/messages';
import { notify, notifyOnNextPage } from '@countertop/design-system/notifications';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useErrorText } from '../../shared/errorText.ts';
import { en } from './pricing.messages.ts';
import type { Outcome, Pay, Wanted } from './payment.ts';
import { trackCompleted } from './trackCompleted.ts';

/** State of the payment button. `paid` is final: a paid order takes no second payment. */
export type PaymentStep = 'idle' | 'processing' | 'paid' | 'notAvailable';

export interface PaymentActions {
  pay: Pay;
  /** Navigates with a full page load. */
  leave: (href: string) => void;
  /** Called when a payment ends without success: the plan or the order may have changed. */
  onEnded: () => void;
}

/** Path to return to after signing in, with the selected period. */
export const returnPath = ({ period }: Wanted): string => (period === 'yearly' ? '/pricing' : '/pricing?pay=monthly');

/** Returns the state of the payment and the function that starts it. Does nothing while a payment is running. */
export function usePayment({ pay, leave, onEnded }: PaymentActions) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const [step, setStep] = useState<PaymentStep>('idle');
  const isRunning = useRef(false);
  useRestored(() => {
    isRunning.current = false;
    setStep((now) => (now === 'processing' ? 'idle' : now));
  });

  /** Returns the action of a toast that leads to support, with the reference of a failed call. */
  function supportAction(error?: unknown) {
    const reference = error instanceof CallError && error.status >= 500 ? error.requestId : null;
    const href = supportLink({ topic: 'payment', ...(reference !== null && { reference }) });
    return { label: t('pay.support'), onPress: () => leave(href) };
  }

  /** Shows the outcome and returns the next step. */
  function show(outcome: Outcome, wanted: Wanted): PaymentStep {
    const plan = plans[wanted.tier];
    switch (outcome.is) {
      case 'paid':
        trackCompleted(wanted);
        notifyOnNextPage({
          title: t('pay.success.title'),
          message: t('pay.success', { plan: plan.name }),
          tone: 'success',
        });
        leave('/dashboard');
        return 'paid';
      case 'signedOut':
        leave(`/api/login?returnTo=${encodeURIComponent(returnPath(wanted))}`);
        return 'processing';
      case 'failed':
        notify({
          title: t('pay.failed.title'),
          message: errorText(outcome.error, t('pay.failed')),
          tone: 'destructive',
          action: supportAction(outcome.error),
        });
        return 'idle';
      case 'changed':
        notify({ title: t('pay.changed.title'), message: t('pay.changed'), tone: 'warning', timeoutMs: null });
        return 'idle';
      case 'unverified':
        notify({
          title: t('pay.unverified.title'),
          message: t('pay.unverified'),
          tone: 'destructive',
          action: supportAction(),
          timeoutMs: null,
        });
        return 'idle';
      case 'notAvailable':
        return 'notAvailable';
      case 'closed':
        return 'idle';
    }
  }

  async function start(wanted: Wanted): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    const { tier, period } = wanted;
    track('subscribe_button_click', { tier, isYearly: period === 'yearly', timestamp: new Date().toISOString() });
    setStep('processing');
    const next = show(await pay(wanted), wanted);
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
