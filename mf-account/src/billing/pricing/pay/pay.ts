import { hasErrorCode } from '@countertop/client/CallError';
import { availabilityQuery, createOrder } from '@countertop/client/payments';
import { queryClient } from '@countertop/client/queryClient';
import { currentTime } from '@countertop/client/today';
import { currentUserQuery } from '@countertop/client/user';
import { currency, plans, priceCents } from '@countertop/contract/plans';
import { hasRunningPlan } from '@countertop/contract/subscription';
import type { CurrentUser } from '@countertop/contract/user';
import { nameOf } from '../../../shared/user.ts';
import { forgetOrder, type OpenOrder, rememberOrder } from '../openOrder.ts';
import type { Outcome, Wanted } from '../payment.ts';
import { loadCheckout } from './checkoutScript.ts';
import { openCheckout, type Order } from './openCheckout.ts';
import { verified } from './verified.ts';

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
