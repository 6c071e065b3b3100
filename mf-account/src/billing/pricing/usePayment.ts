import { track } from '@countertop/client/analytics';
import { plans } from '@countertop/contract/plans';
import { useMessages } from '@countertop/design-system/messages';
import { notify, notifyOnNextPage } from '@countertop/design-system/notifications';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useErrorText } from '../../shared/errorText.ts';
import { en } from './pricing.messages.ts';
import type { Outcome, Pay, Wanted } from './payment.ts';
import { trackCompleted } from './trackCompleted.ts';

/** How far the payment is, as the button shows it. `paid` is the end: a paid order takes no second payment. */
export type PaymentStep = 'idle' | 'processing' | 'paid' | 'notAvailable';

export interface PaymentDoors {
  pay: Pay;
  /** Goes to another page by loading it. */
  leave: (href: string) => void;
  /** A payment ended on this page: what the person has, or how their order stands, may be another. */
  onEnded: () => void;
}

/** Where one comes back to after signing in, with the choice that was made. */
export const returnPath = ({ period }: Wanted): string => (period === 'yearly' ? '/pricing' : '/pricing?pay=monthly');

/** The step a payment is at, and what a press of the button does. A second press while one runs does nothing. */
export function usePayment({ pay, leave, onEnded }: PaymentDoors) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const [step, setStep] = useState<PaymentStep>('idle');
  const isRunning = useRef(false);
  useRestored(() => {
    isRunning.current = false;
    setStep((now) => (now === 'processing' ? 'idle' : now));
  });

  /** What the person sees of an outcome; gives the step that follows. */
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

/** Somebody who comes back to a kept page by the browser's button finds it as it was left: waiting for a page that has gone. */
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
