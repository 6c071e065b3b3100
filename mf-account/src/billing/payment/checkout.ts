import { CallError, hasErrorCode } from '@countertop/client/shared/CallError';
import { availabilityQuery, createOrder, verifyPayment } from '@countertop/client/payments/payments';
import { queryClient } from '@countertop/client/shared/queryClient';
import { currentTime } from '@countertop/client/shared/today';
import { currentUserQuery } from '@countertop/client/accounts/user';
import type { postCreateOrder } from '@countertop/contract/payments/payments';
import { currency, plans, priceCents } from '@countertop/contract/payments/plans';
import { hasRunningPlan } from '@countertop/contract/payments/subscription';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { translate } from '@countertop/design-system/messages';
import * as z from 'zod/mini';
import { nameOf } from '../../shared/user.ts';
import { forgetOrder, type OpenOrder, rememberOrder } from './openOrder.ts';
import { en } from './outcome.messages.ts';
import type { Outcome, Wanted } from './outcome.ts';

/** Options of the provider's script, under its names. */
export interface CheckoutOptions {
  /** The public key. */
  readonly key: string;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  /** The payee. */
  readonly name: string;
  /** Description of the purchase. */
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string };
  readonly theme: { readonly color: string };
  readonly modal: { readonly ondismiss: () => void };
  /** Receives the IDs and the signature of the payment. */
  readonly handler: (paid: unknown) => void;
}

/** The constructor that the provider's script defines. */
type Checkout = new (options: CheckoutOptions) => { open: () => void };

function isCheckout(value: unknown): value is Checkout {
  return typeof value === 'function';
}

function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // The pricing page has no Trusted Types policy, because the provider's script does not support it.
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} failed to load.`));
    });
    document.head.append(script);
  });
}

const current = (): unknown => Reflect.get(globalThis, 'Razorpay');

/** Loads the provider's script, once per document. Rejects if it fails to load or defines no checkout. */
async function loadCheckout(url: string): Promise<Checkout> {
  if (!isCheckout(current())) await runScript(url);
  const checkout = current();
  if (!isCheckout(checkout)) throw new Error('The script of the payment provider defined no checkout.');
  return checkout;
}

/** An order that the server placed at the provider. */
type Order = z.infer<typeof postCreateOrder.output>;

/** Response of the provider's checkout, which may have more fields. */
const paidOrder = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});
type PaidOrder = z.infer<typeof paidOrder>;

interface CheckoutSheet {
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
function openCheckout(
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

type Payment = Parameters<typeof verifyPayment>[0];

/** Pauses before each retry: half a minute in all, in which a lost connection often comes back. */
const retryDelaysMs = [1000, 2000, 4000, 8000, 15_000] as const;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether a retry can succeed: no response, a server error, or money that is still on its way. Nothing else is retried. */
function isWorthRetry(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  return error.status >= 500 || error.status === 429 || hasErrorCode(error, 'not_captured');
}

/** Whether the server confirms the payment. Retried, because the response may get lost; the server counts a payment once. */
async function verified(payment: Payment): Promise<boolean> {
  for (const delayMs of [...retryDelaysMs, null]) {
    try {
      await verifyPayment(payment);
      return true;
    } catch (error) {
      console.warn('The payment is not confirmed yet.', error);
      if (delayMs === null || !isWorthRetry(error)) return false;
      await pause(delayMs);
    }
  }
  return false;
}

/**
 * Takes a signed-in user through a payment: the provider's script, an order, the provider's checkout, and the server's
 * confirmation. The script loads first, so that no order waits for a checkout that cannot open. The order is stored until
 * the server confirms it, so that the page can check it after a reload.
 */
export async function pay(wanted: Wanted): Promise<Outcome> {
  let user: CurrentUser | null;
  let open: OpenOrder;
  let paid: Awaited<ReturnType<typeof openCheckout>>;
  try {
    const { checkoutScript } = await queryClient.fetchQuery({ ...availabilityQuery(), staleTime: 0 });
    if (checkoutScript === null) return { is: 'notAvailable' };
    user = await queryClient.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
    if (user?.email == null) return { is: 'signedOut' };
    if (!isAsShown(user, wanted)) return { is: 'changed' };
    const checkout = await loadCheckout(checkoutScript);
    const order = await orderOf(wanted);
    open = openOrderOf(order, user, wanted);
    rememberOrder(open);
    paid = await openCheckout(checkout, { order, wanted, name: nameOf(user), email: user.email });
  } catch (error) {
    return failure(error);
  }
  if (paid === 'closed') return { is: 'closed' };
  rememberOrder({ ...open, isSubmitted: true });
  if (paid === 'unreadable') return { is: 'unverified' };
  const isYearlyPlan = wanted.period === 'yearly';
  if (!(await verified({ ...paid, userId: user.id, tier: wanted.tier, isYearlyPlan }))) return { is: 'unverified' };
  forgetOrder(open);
  return { is: 'paid' };
}

/** Whether the user still has what the page showed when they agreed to pay: no plan, or one with that end date. */
function isAsShown(user: CurrentUser, { tier, extendsFrom }: Wanted): boolean {
  const isRunning = hasRunningPlan(user, tier, currentTime().getTime());
  return extendsFrom === undefined ? !isRunning : isRunning && user.subscriptionEndDate === extendsFrom;
}

function openOrderOf(
  { orderId }: Order,
  { id: userId }: CurrentUser,
  { tier, period, extendsFrom }: Wanted,
): OpenOrder {
  const isExtension = extendsFrom !== undefined;
  return { orderId, userId, tier, period, isExtension, isSubmitted: false, startedAt: Date.now() };
}

/** Places the order. Each press of the button has its own idempotency key. */
function orderOf({ tier, period, extendsFrom, noticeVersion }: Wanted): Promise<Order> {
  const amount = priceCents(plans[tier], period) / 100;
  const isYearlyPlan = period === 'yearly';
  const extend = extendsFrom === undefined ? {} : { extend: true };
  const notice = noticeVersion === undefined ? {} : { noticeVersion };
  return createOrder({ amount, currency, tier, isYearlyPlan, ...extend, ...notice }, crypto.randomUUID());
}

function failure(error: unknown): Outcome {
  if (hasErrorCode(error, 'signed_out')) return { is: 'signedOut' };
  console.warn('The payment could not be started.', error);
  return hasErrorCode(error, 'plan_active', 'payment_pending') ? { is: 'changed' } : { is: 'failed', error };
}
