import { plans } from '@countertop/contract/payments/plans';
import type { Knex } from 'knex';
import type { UserRow } from '../../people/Account.model.ts';
import { dayOf } from '../../../platform/mail/dayOf.ts';
import { ApiError } from '../../../platform/errors/ApiError.ts';
import { lockUser } from '../ledger/ledger.ts';
import { OrderModel, type OrderPurpose, type OrderRow } from './Order.model.ts';
import { PaymentModel } from '../ledger/Payment.model.ts';
import { hasBetterPlan, isRunning } from '../plans/runningPlan.ts';

/** How long an unpaid order is returned again for the same plan, in milliseconds. */
const reusedMs = 86_400_000;

/** A requested order; its purpose follows from the plan the payer has. */
export type OrderRequest = Omit<OrderRow, 'purpose'>;

/** Throws `ApiError` 409 if a better plan is running, or the same one and the payer did not ask to extend it. */
function purposeOf(user: UserRow, { tier, createdAt: nowMs }: OrderRequest, isExtension: boolean): OrderPurpose {
  const endMs = user.subscriptionEndAt;
  if (hasBetterPlan(user, tier, nowMs)) {
    const until = endMs === null ? '' : ` until ${dayOf(endMs)}`;
    const sentence = `You have ${plans[user.subscriptionTier].nameInSentence}${until}, which includes everything in ${plans[tier].nameInSentence}. Nothing was charged.`;
    throw new ApiError('plan_active', sentence);
  }
  if (!isRunning(user, tier, nowMs)) return 'start';
  const { nameInSentence: name } = plans[tier];
  if (endMs === null) {
    const sentence = `This account has ${name} without an end date. There is nothing to pay.`;
    throw new ApiError('plan_active', sentence);
  }
  if (isExtension) return 'extend';
  const sentence = `You already have ${name} until ${dayOf(endMs)}. Nothing was charged. Reload the page to extend your plan.`;
  throw new ApiError('plan_active', sentence);
}

/** Returns the order of the same idempotency key. Throws `ApiError` 422 if the key was used for another order. */
async function orderOfKey(trx: Knex.Transaction, request: OrderRequest): Promise<OrderRow | undefined> {
  const { payerId, idempotencyKey, bodyHash } = request;
  if (idempotencyKey === null) return undefined;
  const stored = await OrderModel.query(trx).findOne({ payerId, idempotencyKey });
  if (stored !== undefined && stored.bodyHash !== bodyHash) {
    throw new ApiError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for a different order. Choose a new one.',
    );
  }
  return stored;
}

/** Returns a recent order of the same payer for the same plan, price and purpose on which no money has arrived. */
async function payableOrder(trx: Knex.Transaction, order: OrderRow): Promise<OrderRow | undefined> {
  const { payerId, tier, period, amountCents, currency, purpose, noticeVersion, createdAt: nowMs } = order;
  return OrderModel.query(trx)
    .where({ payerId, tier, period, amountCents, currency, purpose, noticeVersion })
    .whereIn('status', ['created', 'attempted'])
    .where('createdAt', '>', nowMs - reusedMs)
    .whereNotExists(PaymentModel.query().whereColumn('payments.orderId', 'payment_orders.id').whereNotNull('outcome'))
    .orderBy('createdAt', 'desc')
    .first();
}

/**
 * Stores an order before it is created at the provider, or returns a stored one: the order of the same key, whose response was
 * lost, or an order for the same plan that can still be paid, for example from another tab. The payer is locked, so that concurrent calls
 * get the same order.
 */
export async function placeOrder(database: Knex, request: OrderRequest, isExtension: boolean): Promise<OrderRow> {
  return database.transaction(async (trx) => {
    const user = await lockUser(trx, request.payerId);
    if (user === undefined) throw new ApiError('account_not_found', 'This account no longer exists. Sign in again.');
    const known = await orderOfKey(trx, request);
    if (known !== undefined) return known;
    const order: OrderRow = { ...request, purpose: purposeOf(user, request, isExtension) };
    const payable = await payableOrder(trx, order);
    if (payable !== undefined) return payable;
    await OrderModel.query(trx).insert(order);
    return order;
  });
}
