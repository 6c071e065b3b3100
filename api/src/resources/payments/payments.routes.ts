import type { Router } from '../../platform/http/Router.ts';
import {
  getAvailability,
  getExtension,
  getOrder,
  getPayments,
  postCancelSubscription,
  postCreateOrder,
  postResumeSubscription,
  postVerifyPayment,
} from '@countertop/contract/payments';
import { idempotencyHeader, webhookPath } from '@countertop/contract/payments.limits';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { readBytes } from '../../platform/http/readBytes.ts';
import { extensionOf } from './extension.ts';
import { listPayments } from './listPayments.ts';
import { Orders } from './orders.ts';
import { orderStateOf } from './orderState.ts';
import type { Payments } from './Payments.ts';
import { cancelSubscription, resumeSubscription } from './subscriptions.ts';
import { verifyPayment } from './verify.ts';
import { takeWebhook } from './webhook.ts';

/** Ours: a parent tries a few cards; a program that makes orders or guesses signatures gets nowhere. */
const limits = {
  orders: { name: 'orders', calls: 30, windowMs: 900_000 },
  verifies: { name: 'verifies', calls: 120, windowMs: 900_000 },
} as const;
/** The provider's events are a few kB. */
const webhookMaxBytes = 262_144;

/** Paying, and what follows from it. */
export function paymentRoutes(router: Router, payments: Payments): void {
  const orders = new Orders(payments);
  const { database } = payments.parts;
  const countOrder = rateLimit(limits.orders, database);
  const countVerify = rateLimit(limits.verifies, database);

  handle(router, getAvailability, () => {
    const { settings } = payments.parts;
    return { mode: settings?.mode ?? 'none', checkoutScript: settings?.checkoutUrl ?? null };
  });

  handle(router, postCreateOrder, async (asked, { user, context }) => {
    await countOrder(user.id);
    return orders.create(user.id, asked, context.get(idempotencyHeader) || null);
  });

  handle(router, postVerifyPayment, async (asked, { user }) => {
    await countVerify(user.id);
    await verifyPayment(payments, user.id, asked);
    return { success: true };
  });

  handle(router, postCancelSubscription, ({ reason }, { user }) =>
    cancelSubscription(payments.parts, user.id, reason?.trim() || null),
  );

  handle(router, postResumeSubscription, (_, { user }) => resumeSubscription(payments.parts, user.id));

  handle(router, getExtension, async (_, { user }) => ({
    extension: await extensionOf(database, user.id, payments.parts.now()),
  }));

  handle(router, getOrder, async ({ orderId }, { user }) => ({
    state: await orderStateOf(database, user.id, orderId),
  }));

  handle(router, getPayments, (_, { user }) => listPayments(payments.parts.database, user.id));

  // Not an endpoint of the contract: its bytes are signed as they are, and nobody of ours calls it.
  router.on('POST', webhookPath, async (context) => {
    void payments.provider;
    const body = await readBytes(context, webhookMaxBytes);
    const [signature, eventId] = [context.get('x-razorpay-signature'), context.get('x-razorpay-event-id')];
    await takeWebhook(payments, { body, signature, eventId });
    context.body = { ok: true };
  });
}
