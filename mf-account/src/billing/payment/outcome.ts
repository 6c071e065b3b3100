import { track } from '@countertop/client/analytics/analytics';
import { CallError } from '@countertop/client/shared/CallError';
import type { OrderState } from '@countertop/contract/payments/payments';
import { type Period, plans, priceCents } from '@countertop/contract/payments/plans';
import { supportLink } from '@countertop/contract/site/support.limits';
import type { SubscriptionTier } from '@countertop/contract/accounts/user';
import { translate } from '@countertop/design-system/messages';
import { notify, notifyOnNextPage } from '@countertop/design-system/notifications';
import { errorText } from '../../shared/errorText.ts';
import { en as errorTexts } from '../../shared/errors.messages.ts';
import type { OpenOrder } from './openOrder.ts';
import { en } from './outcome.messages.ts';

/** The plan to buy. */
export interface Wanted {
  readonly tier: SubscriptionTier;
  readonly period: Period;
  /** End date of the running plan that the user agreed to extend; left out for a new plan. */
  readonly extendsFrom?: string;
  /** Version of the notice to parents that the user has read and agreed to. */
  readonly noticeVersion?: number;
}

/** Result of a payment. */
export type Outcome =
  /** The subscription is active. */
  | { readonly is: 'paid' }
  /** The user closed the provider's checkout. */
  | { readonly is: 'closed' }
  /** Payment is not available. */
  | { readonly is: 'notAvailable' }
  | { readonly is: 'signedOut' }
  /** The plan changed elsewhere: it was paid for, extended or ended. Nothing was paid. */
  | { readonly is: 'changed' }
  /** Nothing was paid. */
  | { readonly is: 'failed'; readonly error: unknown }
  /** The user may have paid, but the server has not confirmed it. */
  | { readonly is: 'unverified' };

/** State of the payment button. `paid` is final: a paid order takes no second payment. */
export type PaymentStep = 'idle' | 'processing' | 'paid' | 'notAvailable';

/** Records a paid subscription in the analytics. */
function trackCompleted({ tier, period }: Pick<Wanted, 'tier' | 'period'>): void {
  const amount = priceCents(plans[tier], period) / 100;
  track('subscription_completed', { tier, isYearly: period === 'yearly', amount, timestamp: new Date().toISOString() });
}

export interface Place {
  readonly locale: string;
  /** Navigates with a full page load. */
  readonly leave: (href: string) => void;
}

/** Path to return to after signing in, with the selected period. */
export const returnPath = ({ period }: Wanted): string => (period === 'yearly' ? '/pricing' : '/pricing?pay=monthly');

/** Shows the outcome of a payment and returns the next step. */
export function showOutcome(outcome: Outcome, wanted: Wanted, { locale, leave }: Place): PaymentStep {
  const t = translate(en, locale);

  /** Returns the action of a toast that leads to support, with the reference of a failed call. */
  function supportAction(error?: unknown) {
    const reference = error instanceof CallError && error.status >= 500 ? error.requestId : null;
    const href = supportLink({ topic: 'payment', ...(reference !== null && { reference }) });
    return { label: t('pay.support'), onPress: () => leave(href) };
  }

  switch (outcome.is) {
    case 'paid': {
      trackCompleted(wanted);
      const isExtension = wanted.extendsFrom !== undefined;
      const message = t(isExtension ? 'pay.extended' : 'pay.success', { plan: plans[wanted.tier].nameInSentence });
      notifyOnNextPage({ title: t('pay.success.title'), message, tone: 'success' });
      leave(wanted.tier === 'family' ? '/family' : '/dashboard');
      return 'paid';
    }
    case 'signedOut':
      leave(`/api/login?returnTo=${encodeURIComponent(returnPath(wanted))}`);
      return 'processing';
    case 'failed': {
      const message = errorText(outcome.error, translate(errorTexts, locale), t('pay.failed'));
      notify({ title: t('pay.failed.title'), message, tone: 'danger', action: supportAction(outcome.error) });
      return 'idle';
    }
    case 'changed':
      notify({ title: t('pay.changed.title'), message: t('pay.changed'), tone: 'warning', timeoutMs: null });
      return 'idle';
    case 'unverified':
      notify({
        title: t('pay.unverified.title'),
        message: t('pay.unverified'),
        tone: 'danger',
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

/** Announces how an order of an earlier visit or of another tab ended. */
export function announceOrder(
  state: Exclude<OrderState, 'open'>,
  { tier, period, isExtension = false }: OpenOrder,
  locale: string,
): void {
  const t = translate(en, locale);
  if (state === 'paid') {
    trackCompleted({ tier, period });
    const message = t(isExtension ? 'pay.extended' : 'pay.success', { plan: plans[tier].nameInSentence });
    notify({ title: t('pay.success.title'), message, tone: 'success' });
  }
  if (state === 'refunded') notify({ title: t('order.refunded.title'), message: t('order.refunded'), tone: 'neutral' });
}
