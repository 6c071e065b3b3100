import type { Knex } from 'knex';
import { hasPremium } from '@countertop/contract/payments/subscription';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { AccountModel, type UserRow } from '../../people/Account.model.ts';
import { toUser } from '../../people/currentUser.ts';
import { ApiError } from '../../../platform/errors/ApiError.ts';
import { lockUser, payerOf, recordSubscriptionChange } from '../ledger/ledger.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { SubscriptionCancellationModel } from './SubscriptionCancellation.model.ts';

type SubscriptionContext = Pick<PaymentContext, 'database' | 'sessions' | 'now'>;

function requireSubscription(user: UserRow, nowMs: number): void {
  const endMs = user.subscriptionEndAt;
  const subscription = {
    subscriptionTier: user.subscriptionTier,
    subscriptionStatus: user.subscriptionStatus,
    subscriptionEndDate: endMs === null ? null : new Date(endMs).toISOString(),
  };
  if (!hasPremium(subscription, nowMs)) {
    throw new ApiError('no_subscription', 'There is no active subscription. Choose a plan to start one.');
  }
}

/**
 * Changes the status of a running subscription and adds a ledger entry. Does nothing if it already has the status.
 * `before` runs in the same transaction. Throws `ApiError` 409 without a running subscription.
 */
async function changeStatus(
  { database, sessions, now }: SubscriptionContext,
  userId: string,
  kind: 'cancelled' | 'resumed',
  before: (trx: Knex.Transaction, nowMs: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<CurrentUser> {
  const nowMs = now();
  const payerId = await payerOf(database, userId);
  const row = await database.transaction(async (trx) => {
    const user = await lockUser(trx, payerId);
    if (user === undefined) throw new ApiError('account_not_found', 'This account no longer exists. Sign in again.');
    requireSubscription(user, nowMs);
    if (user.subscriptionStatus === (kind === 'cancelled' ? 'cancelled' : 'active')) return user;
    await before(trx, nowMs);
    return recordSubscriptionChange(trx, payerId, user, { kind, at: nowMs });
  });
  sessions.forget(userId);
  return toUser(row, nowMs).current;
}

/** Cancels a subscription, which stays usable until its end. Does nothing if it is already canceled. */
export function cancelSubscription(
  context: SubscriptionContext,
  userId: string,
  reason: string | null,
): Promise<CurrentUser> {
  return changeStatus(context, userId, 'cancelled', async (trx, nowMs) =>
    SubscriptionCancellationModel.query(trx).insert({ userId, reason, cancelledAt: nowMs }),
  );
}

/** Undoes a cancellation before the subscription ends. Charges nothing and keeps the end date. */
export function resumeSubscription(context: SubscriptionContext, userId: string): Promise<CurrentUser> {
  return changeStatus(context, userId, 'resumed');
}

/** Maximum accounts per query. */
const batchSize = 200;

async function expire(database: Knex, userId: string, nowMs: number): Promise<void> {
  const payerId = await payerOf(database, userId);
  await database.transaction(async (trx) => {
    const user = await lockUser(trx, payerId);
    // A payment may have arrived in the meantime.
    const endMs = user?.subscriptionEndAt ?? null;
    if (user === undefined || user.subscriptionTier === 'free' || endMs === null || endMs > nowMs) return;
    await recordSubscriptionChange(trx, payerId, user, { kind: 'expired', at: nowMs });
  });
}

/** Ends the subscriptions whose paid time is over. */
export async function expireSubscriptions(
  { database, sessions }: Omit<SubscriptionContext, 'now'>,
  nowMs: number,
): Promise<void> {
  for (;;) {
    const users = await AccountModel.query(database)
      .whereNot({ subscriptionTier: 'free' })
      .where('subscriptionEndAt', '<=', nowMs)
      .limit(batchSize)
      .select('id');
    for (const { id } of users) {
      await expire(database, id, nowMs);
      sessions.forget(id);
    }
    if (users.length < batchSize) return;
  }
}
