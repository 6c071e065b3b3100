import {
  getAvailability,
  getExtension,
  getOrder,
  getPayments,
  type OrderState,
  postCancelSubscription,
  postCreateOrder,
  postResumeSubscription,
  postVerifyPayment,
} from '@countertop/contract/payments';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from './call.ts';

type Order = z.infer<typeof postCreateOrder.output>;

/**
 * Begins a payment. `idempotencyKey` is one for each press of the button: a second call with it gives the same order.
 * Rejects with a `CallError`, whose body holds the server's sentence.
 */
export function createOrder(asked: z.infer<typeof postCreateOrder.input>, idempotencyKey: string): Promise<Order> {
  return call(postCreateOrder, asked, { idempotencyKey });
}

/** Makes a payment count. Settles once the subscription is active; may be called again with the same payment. */
export async function verifyPayment(paid: z.infer<typeof postVerifyPayment.input>): Promise<void> {
  await call(postVerifyPayment, paid);
}

/** Cancels the subscription and gives the person as they are then. */
export function cancelSubscription(reason?: string): Promise<z.infer<typeof postCancelSubscription.output>> {
  return call(postCancelSubscription, reason === undefined ? {} : { reason });
}

/** Resumes a canceled subscription without a payment and gives the person as they are then. */
export function resumeSubscription(): Promise<z.infer<typeof postResumeSubscription.output>> {
  return call(postResumeSubscription, {});
}

/** The state of an own order. Rejects with a `CallError` 404 for any other. */
export async function orderState(orderId: string, signal: AbortSignal): Promise<OrderState> {
  return (await call(getOrder, { orderId }, { signal })).state;
}

/** What one more payment would add to the plan of the signed-in user. */
export function extensionQuery() {
  return queryOptions({
    queryKey: ['/api/user/subscription/extension'],
    queryFn: async ({ signal }) => (await call(getExtension, {}, { signal })).extension,
  });
}

/** Whether one can pay here, and where the provider's script is. */
export function availabilityQuery() {
  return queryOptions({
    queryKey: ['/api/payments/availability'],
    queryFn: ({ signal }) => call(getAvailability, {}, { signal }),
  });
}

/** The payments of the signed-in user, newest first. */
export function paymentsQuery() {
  return queryOptions({ queryKey: ['/api/user/payments'], queryFn: ({ signal }) => call(getPayments, {}, { signal }) });
}
