import { CallError } from '@countertop/client/CallError';
import { plans } from '@countertop/contract/plans';
import { supportLink } from '@countertop/contract/support.limits';
import { translate } from '@countertop/design-system/messages';
import { notify, notifyOnNextPage } from '@countertop/design-system/notifications';
import { errorText } from '../../../shared/errorText.ts';
import { en as errorTexts } from '../../../shared/errors.messages.ts';
import type { Outcome, Wanted } from '../payment.ts';
import { trackCompleted } from '../trackCompleted.ts';
import type { PaymentStep } from '../usePayment.ts';
import { en } from './outcome.messages.ts';

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
