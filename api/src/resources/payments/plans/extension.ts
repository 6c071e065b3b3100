import type { Extension } from '@countertop/contract/payments/payments';
import { isoOf } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { AccountModel, type UserRow } from '../../people/Account.model.ts';
import { changesOf } from '../ledger/ledger.ts';
import { PayerModel } from '../ledger/Payer.model.ts';
import { type Change, endAfterPayment } from './subscription.ts';
import { isRunning } from './runningPlan.ts';

/** Returns the changes that led to the plan of an account. A plan from before the ledger counts as the first one. */
async function historyOf(database: Knex, user: UserRow, nowMs: number): Promise<readonly Change[]> {
  const payer = await PayerModel.query(database).findOne({ userId: user.id });
  const changes = payer === undefined ? [] : await changesOf(database, payer.id);
  if (changes.length > 0) return changes;
  const { subscriptionTier: tier, subscriptionStatus: status, subscriptionEndAt: endMs } = user;
  return [{ kind: 'opened', atMs: nowMs, subscription: { tier, status, endMs } }];
}

/** Returns what one more payment would add to the plan of an account; null without a plan that ends. */
export async function extensionOf(database: Knex, userId: string, nowMs: number): Promise<Extension | null> {
  const user = await AccountModel.query(database).findById(userId);
  const endMs = user?.subscriptionEndAt ?? null;
  if (user === undefined || endMs === null || !isRunning(user, user.subscriptionTier, nowMs)) return null;
  const { subscriptionTier: tier } = user;
  const history = await historyOf(database, user, nowMs);
  return {
    tier,
    endDate: isoOf(endMs),
    monthlyEndDate: isoOf(endAfterPayment(history, { tier, period: 'monthly', atMs: nowMs })),
    yearlyEndDate: isoOf(endAfterPayment(history, { tier, period: 'yearly', atMs: nowMs })),
  };
}
