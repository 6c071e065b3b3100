import type { Knex } from 'knex';
import { hasPremium } from '@countertop/contract/subscription';
import type { CurrentUser } from '@countertop/contract/user';
import type { Sessions } from '../accounts/sessions.ts';
import { AccountModel, type UserRow } from '../accounts/Account.model.ts';
import { toUser } from '../accounts/currentUser.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { change, holdUser, payerOf } from './ledger.ts';
import { SubscriptionCancellationModel } from './SubscriptionCancellation.model.ts';

export interface SubscriptionParts {
  readonly database: Knex;
  readonly sessions: Pick<Sessions, 'forget'>;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

function refuseWithout(user: UserRow, nowMs: number): void {
  const endMs = user.subscription_end_at;
  const subscription = {
    subscriptionTier: user.subscription_tier,
    subscriptionStatus: user.subscription_status,
    subscriptionEndDate: endMs === null ? null : new Date(endMs).toISOString(),
  };
  if (!hasPremium(subscription, nowMs)) {
    throw new ApiError('no_subscription', 'There is no active subscription. Choose a plan to start one.');
  }
}

/**
 * Changes the status of a running subscription, with a line in the ledger; nothing happens if it has the status already.
 * `before` runs in the same transaction. Throws `ApiError` 409 without a running subscription.
 */
async function changeStatus(
  { database, sessions, now }: SubscriptionParts,
  userId: string,
  kind: 'cancelled' | 'resumed',
  before: (trx: Knex.Transaction, nowMs: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<CurrentUser> {
  const nowMs = now();
  const payerId = await payerOf(database, userId);
  const row = await database.transaction(async (trx) => {
    const user = await holdUser(trx, payerId);
    if (user === undefined) throw new ApiError('account_not_found', 'This account no longer exists. Sign in again.');
    refuseWithout(user, nowMs);
    if (user.subscription_status === (kind === 'cancelled' ? 'cancelled' : 'active')) return user;
    await before(trx, nowMs);
    return change(trx, payerId, user, { kind, at: nowMs });
  });
  sessions.forget(userId);
  return toUser(row, nowMs).current;
}

/** Cancels a subscription, which stays usable until its end. Does nothing if it is already canceled. */
export function cancelSubscription(
  parts: SubscriptionParts,
  userId: string,
  reason: string | null,
): Promise<CurrentUser> {
  return changeStatus(parts, userId, 'cancelled', async (trx, nowMs) =>
    SubscriptionCancellationModel.query(trx).insert({ user_id: userId, reason, cancelled_at: nowMs }),
  );
}

/** Takes a cancellation back before the subscription ends. Nothing is paid, and the end date stays. */
export function resumeSubscription(parts: SubscriptionParts, userId: string): Promise<CurrentUser> {
  return changeStatus(parts, userId, 'resumed');
}

/** Maximum accounts per query. */
const usersARound = 200;

async function expire(database: Knex, userId: string, nowMs: number): Promise<void> {
  const payerId = await payerOf(database, userId);
  await database.transaction(async (trx) => {
    const user = await holdUser(trx, payerId);
    // Somebody may have paid in between.
    const endMs = user?.subscription_end_at ?? null;
    if (user === undefined || user.subscription_tier === 'free' || endMs === null || endMs > nowMs) return;
    await change(trx, payerId, user, { kind: 'expired', at: nowMs });
  });
}

/** Ends the subscriptions whose paid time is over at a moment. */
export async function expireSubscriptions(
  { database, sessions }: Omit<SubscriptionParts, 'now'>,
  nowMs: number,
): Promise<void> {
  for (;;) {
    const users = await AccountModel.query(database)
      .whereNot({ subscription_tier: 'free' })
      .where('subscription_end_at', '<=', nowMs)
      .limit(usersARound)
      .select('id');
    for (const { id } of users) {
      await expire(database, id, nowMs);
      sessions.forget(id);
    }
    if (users.length < usersARound) return;
  }
}
