import type { postCreateOrder } from '@countertop/contract/payments';
import { plans } from '@countertop/contract/plans';
import { translate } from '@countertop/design-system/messages';
import * as z from 'zod/mini';
import { en } from './outcome.messages.ts';
import type { Wanted } from '../payment.ts';
import type { Checkout } from './checkoutScript.ts';

/** An order that the server placed at the provider. */
export type Order = z.infer<typeof postCreateOrder.output>;

/** Response of the provider's checkout, which may have more fields. */
const paidOrder = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});
export type PaidOrder = z.infer<typeof paidOrder>;

export interface CheckoutSheet {
  readonly order: Order;
  readonly wanted: Wanted;
  /** The payer's; empty if unknown. */
  readonly name: string;
  readonly email: string;
}

/** The brand blue of the current theme. */
const brandBlue = () => getComputedStyle(document.documentElement).getPropertyValue('--info-solid').trim();

/**
 * Opens the provider's checkout. Resolves with the payment, 'closed' if the user closed the window, or 'unreadable' if the
 * result cannot be read. After a failed attempt, the window stays open for another. Rejects if it does not open.
 */
export function openCheckout(
  checkout: Checkout,
  { order, wanted, name, email }: CheckoutSheet,
): Promise<PaidOrder | 'closed' | 'unreadable'> {
  const t = translate(en, document.documentElement.lang);
  const plan = plans[wanted.tier].name;
  return new Promise((resolve) => {
    function take(answer: unknown): void {
      const paid = z.safeParse(paidOrder, answer);
      resolve(paid.success ? paid.data : 'unreadable');
    }
    const options = {
      key: order.keyId,
      amount: order.amount,
      currency: order.currency,
      order_id: order.orderId,
      name: 'Countertop',
      description: t(`pay.what.${wanted.period}`, { plan }),
      prefill: { name: name === '' ? t('pay.who') : name, email },
      theme: { color: brandBlue() },
      modal: { ondismiss: () => resolve('closed') },
      handler: take,
    };
    new checkout(options).open();
  });
}
