import { availabilityQuery, createOrder } from '@countertop/client/payments';
import { queryClient } from '@countertop/client/queryClient';
import { currentUserQuery } from '@countertop/client/user';
import { currency, plans, priceCents } from '@countertop/contract/plans';
import type { CurrentUser } from '@countertop/contract/user';
import { nameOf } from '../../account/user.ts';
import { asked } from '../../refusal/asked.ts';
import { refusalOf } from '../../refusal/refusal.ts';
import type { Outcome, Wanted } from '../payment.ts';
import { loadCheckout } from './checkoutScript.ts';
import { openCheckout, type Order } from './openCheckout.ts';
import { verified } from './verified.ts';

/**
 * Leads a signed-in person through a payment: the provider's script, an order, the provider's window, and the server's
 * word that the payment counts. The script comes first, so that no order waits for a window that cannot open.
 */
export async function pay(wanted: Wanted): Promise<Outcome> {
  let user: CurrentUser | null;
  let paid: Awaited<ReturnType<typeof openCheckout>>;
  try {
    const { checkoutScript } = await queryClient.fetchQuery({ ...availabilityQuery(), staleTime: 0 });
    if (checkoutScript === null) return { is: 'notAvailable' };
    user = await queryClient.fetchQuery(currentUserQuery());
    if (user === null) return { is: 'signedOut' };
    const checkout = await loadCheckout(checkoutScript);
    const order = await orderOf(wanted);
    paid = await openCheckout(checkout, { order, wanted, name: nameOf(user), email: user.email });
  } catch (error) {
    return failure(error);
  }
  if (paid === 'closed') return { is: 'closed' };
  if (paid === 'unreadable') return { is: 'unverified' };
  const isYearlyPlan = wanted.period === 'yearly';
  const counts = await verified({ ...paid, userId: user.id, tier: wanted.tier, isYearlyPlan });
  return { is: counts ? 'paid' : 'unverified' };
}

/** One press of the button is one order, however often its call has to be made. */
function orderOf({ tier, period }: Wanted): Promise<Order> {
  const amount = priceCents(plans[tier], period) / 100;
  const isYearlyPlan = period === 'yearly';
  return asked(createOrder({ amount, currency, tier, isYearlyPlan }, crypto.randomUUID()));
}

function failure(error: unknown): Outcome {
  const { status, sentence } = refusalOf(error);
  if (status === 401) return { is: 'signedOut' };
  console.warn('The payment could not begin.', error);
  return { is: 'failed', sentence };
}
