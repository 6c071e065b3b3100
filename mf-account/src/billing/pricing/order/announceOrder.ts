import type { OrderState } from '@countertop/contract/payments';
import { plans } from '@countertop/contract/plans';
import { translate } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import type { OpenOrder } from '../openOrder.ts';
import { trackCompleted } from '../trackCompleted.ts';
import { en } from './order.messages.ts';

/** Announces how an order of an earlier visit or of another tab ended. */
export function announceOrder(
  state: Exclude<OrderState, 'open'>,
  { tier, period, isExtension = false }: OpenOrder,
  locale: string,
): void {
  const t = translate(en, locale);
  if (state === 'paid') {
    trackCompleted({ tier, period });
    const message = t(isExtension ? 'order.extended' : 'order.paid', { plan: plans[tier].nameInSentence });
    notify({ title: t('order.paid.title'), message, tone: 'success' });
  }
  if (state === 'refunded') notify({ title: t('order.refunded.title'), message: t('order.refunded'), tone: 'neutral' });
}
