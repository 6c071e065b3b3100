import {
  getAvailability,
  getExtension,
  getOrder,
  getPayments,
  type OrderState,
  type RefundResult,
  postCancelSubscription,
  postCreateOrder,
  postRefund,
  postResumeSubscription,
  postVerifyPayment,
} from '@countertop/contract/payments/payments';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../shared/call.ts';

type Order = z.infer<typeof postCreateOrder.output>;

/** Starts a payment. `idempotencyKey` is unique to each press of the button: a repeated call returns the same order. Throws `CallError`. */
export function createOrder(asked: z.infer<typeof postCreateOrder.input>, idempotencyKey: string): Promise<Order> {
  return call(postCreateOrder, asked, { idempotencyKey });
}

/** Confirms a payment. Resolves once the subscription is active. May be repeated for the same payment. */
export async function verifyPayment(paid: z.infer<typeof postVerifyPayment.input>): Promise<void> {
  await call(postVerifyPayment, paid);
}

/** Cancels the subscription and returns the updated user. */
export function cancelSubscription(reason?: string): Promise<z.infer<typeof postCancelSubscription.output>> {
  return call(postCancelSubscription, reason === undefined ? {} : { reason });
}

/** Resumes a canceled subscription without a payment and returns the updated user. */
export function resumeSubscription(): Promise<z.infer<typeof postResumeSubscription.output>> {
  return call(postResumeSubscription, {});
}

/** Refunds a payment under the guarantee. May be repeated: a payment is refunded once. Throws `CallError`. */
export function refundPayment(receiptNumber: string): Promise<RefundResult> {
  return call(postRefund, { receiptNumber });
}

/** Returns the state of the user's order. Throws `CallError` 404 for any other. */
export async function orderState(orderId: string, signal: AbortSignal): Promise<OrderState> {
  return (await call(getOrder, { orderId }, { signal })).state;
}

/** Returns what one more payment would add to the plan of the signed-in user. */
export function extensionQuery() {
  return queryOptions({
    queryKey: ['/api/user/subscription/extension'],
    queryFn: async ({ signal }) => (await call(getExtension, {}, { signal })).extension,
  });
}

/** Whether payment is possible, and the URL of the provider's script. */
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
