import type { Router } from '../../platform/http/Router.ts';
import {
  getAvailability,
  getExtension,
  getOrder,
  getPayments,
  postCancelSubscription,
  postCreateOrder,
  postRefund,
  postResumeSubscription,
  postVerifyPayment,
} from '@countertop/contract/payments/payments';
import { idempotencyHeader, webhookPath } from '@countertop/contract/payments/payments.limits';
import { getAdminPayments, getPaymentHistory, postPaymentReturned } from '@countertop/contract/payments/adminPayments';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { readBytes } from '../../platform/http/readBytes.ts';
import { logView } from '../audit/auditLog.ts';
import { listAllPayments, readHistory, recordReturned } from './adminPayments.ts';
import { extensionOf } from './plans/extension.ts';
import { listRefundablePayments } from './receipts/listPayments.ts';
import { Orders } from './orders/orders.ts';
import { orderStateOf } from './orders/orderState.ts';
import { type PaymentContext, requireProvider } from './PaymentContext.ts';
import { requestRefund } from './refunds/requestRefund.ts';
import { cancelSubscription, resumeSubscription } from './plans/subscriptions.ts';
import { verifyPayment } from './orders/verify.ts';
import { receiveWebhook } from './provider/webhook.ts';

/** Enough for a parent who tries several cards, too few for a script that floods orders or guesses signatures. */
const limits = {
  orders: { name: 'orders', calls: 30, windowMs: 900_000 },
  verifies: { name: 'verifies', calls: 120, windowMs: 900_000 },
  refunds: { name: 'refunds', calls: 30, windowMs: 900_000 },
} as const;
/** Maximum body size in bytes. The provider's events are a few kilobytes. */
const webhookMaxBytes = 262_144;

/** Routes for administrators. */
function adminRoutes(router: Router, payments: PaymentContext): void {
  const { database, now } = payments;
  handle(router, getAdminPayments, async (input, { user }) => {
    const { page, ...people } = await listAllPayments(database, input, now());
    const access = { adminId: user.id, action: 'payments_seen', ...people } as const;
    if (people.people > 0) await logView(database, access, now());
    return page;
  });

  handle(router, getPaymentHistory, async ({ paymentId }, { user }) => {
    const { entries, userIds } = await readHistory(database, paymentId);
    const access = { adminId: user.id, action: 'payment_history_seen', userIds, people: 1 } as const;
    await logView(database, access, now());
    return { entries };
  });

  handle(router, postPaymentReturned, async ({ paymentId }, { user }) => {
    requireProvider(payments);
    await recordReturned(payments, user.id, paymentId);
    return { ok: true };
  });
}

export function paymentRoutes(router: Router, { payments }: { readonly payments: PaymentContext }): void {
  const orders = new Orders(payments);
  const { database, now } = payments;
  const countOrder = rateLimit(limits.orders, database);
  const countVerify = rateLimit(limits.verifies, database);
  const countRefund = rateLimit(limits.refunds, database);

  handle(router, getAvailability, () => {
    const settings = payments.provider?.settings;
    return {
      mode: settings?.mode ?? 'none',
      checkoutScript: settings?.checkoutUrl ?? null,
      openPlans: [...payments.openPlans],
    };
  });

  handle(router, postCreateOrder, async (choice, { user, context }) => {
    await countOrder(user.id);
    return orders.create(user.id, choice, context.get(idempotencyHeader) || null);
  });

  handle(router, postVerifyPayment, async (result, { user }) => {
    await countVerify(user.id);
    await verifyPayment(payments, user.id, result);
    return { success: true };
  });

  handle(router, postCancelSubscription, ({ reason }, { user }) =>
    cancelSubscription(payments, user.id, reason?.trim() || null),
  );

  handle(router, postResumeSubscription, (_, { user }) => resumeSubscription(payments, user.id));

  handle(router, getExtension, async (_, { user }) => ({
    extension: await extensionOf(database, user.id, now()),
  }));

  handle(router, getOrder, async ({ orderId }, { user }) => ({
    state: await orderStateOf(database, user.id, orderId),
  }));

  handle(router, getPayments, (_, { user }) => listRefundablePayments(database, user.id, now()));

  handle(router, postRefund, async ({ receiptNumber }, { user }) => {
    await countRefund(user.id);
    return requestRefund(payments, user.id, receiptNumber);
  });

  adminRoutes(router, payments);

  // Not an endpoint of the contract: only the provider calls it, and the signature covers the raw bytes.
  router.on('POST', webhookPath, async (context) => {
    requireProvider(payments);
    const body = await readBytes(context, webhookMaxBytes);
    const [signature, eventId] = [context.get('x-razorpay-signature'), context.get('x-razorpay-event-id')];
    await receiveWebhook(payments, { body, signature, eventId });
    context.body = { ok: true };
  });
}
