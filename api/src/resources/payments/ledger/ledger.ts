import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { AccountModel, type UserRow } from '../../people/Account.model.ts';
import { LedgerEntryModel, type LedgerRow, moneyBackKinds } from './LedgerEntry.model.ts';
import { PayerModel } from './Payer.model.ts';
import { type Change, subscriptionOf, type Subscription } from '../plans/subscription.ts';

/** A new entry; omitted columns are null. */
export type LedgerEntry = Pick<LedgerRow, 'kind' | 'at'> & Partial<Omit<LedgerRow, 'id' | 'payerId' | 'payer'>>;

/** Returns the ID of an account's payer, which is created on first use. */
export async function payerOf(database: Knex, userId: string): Promise<string> {
  await PayerModel.query(database).insert({ id: randomUUID(), userId }).onConflict('userId').ignore();
  // Read back: if the payer existed, `insert` returns the ID that was not used.
  const { id } = await PayerModel.query(database).findOne({ userId }).throwIfNotFound();
  return id;
}

/** Adds an entry, without changing the subscription. */
export async function appendLedgerEntry(database: Knex, payerId: string, entry: LedgerEntry): Promise<void> {
  await LedgerEntryModel.query(database).insert({ ...entry, payerId });
}

function toChange(row: LedgerRow): Change | null {
  const { kind, at: atMs, tier, period, status, endAt: endMs, paymentId } = row;
  if (kind === 'cancelled' || kind === 'resumed' || kind === 'expired') return { kind, atMs };
  // Failed refunds from before they were undone have no reference.
  const moneyBack = row.reference === null ? undefined : moneyBackKinds.find((each) => each === kind);
  if (moneyBack !== undefined && paymentId !== null) return { kind: moneyBack, atMs, paymentId };
  if (kind === 'paid' && paymentId !== null && tier !== null && period !== null)
    return { kind, atMs, paymentId, tier, period };
  if (kind === 'opened' && tier !== null && status !== null)
    return { kind, atMs, subscription: { tier, status, endMs } };
  return null;
}

/** Returns all changes to a payer's subscription, oldest first. */
export async function changesOf(database: Knex, payerId: string): Promise<readonly Change[]> {
  const rows = await LedgerEntryModel.query(database).where({ payerId }).orderBy('id');
  return rows.flatMap((row) => toChange(row) ?? []);
}

/** Returns the subscription that follows from the ledger. */
export async function rebuildSubscription(database: Knex, payerId: string): Promise<Subscription> {
  return subscriptionOf(await changesOf(database, payerId));
}

/** Adds an opening entry for an account whose plan is older than the ledger. */
async function appendOpeningEntry(trx: Knex.Transaction, payerId: string, user: UserRow, at: number): Promise<void> {
  if (user.subscriptionTier === 'free') return;
  const known = await LedgerEntryModel.query(trx)
    .where({ payerId })
    .whereIn('kind', ['opened', 'paid', 'refunded', 'cancelled', 'resumed', 'expired'])
    .first();
  if (known !== undefined) return;
  const { subscriptionTier: tier, subscriptionStatus: status, subscriptionEndAt: endAt } = user;
  await appendLedgerEntry(trx, payerId, { kind: 'opened', tier, status, endAt, at });
}

/**
 * Returns the account of a payer, locked until the end of the transaction so that changes run one after the other. The
 * lock is taken by an update: SQLite has no `FOR UPDATE`, and rejects a transaction that reads before it writes if another
 * process has written in between.
 */
export async function lockUser(trx: Knex.Transaction, payerId: string): Promise<UserRow | undefined> {
  const [payer] = await PayerModel.query(trx).where({ id: payerId }).patch({ id: payerId }).returning('*');
  if (payer?.userId == null) return undefined;
  return payer.$relatedQuery('user', trx).forUpdate();
}

/**
 * Adds a change to the ledger and updates the account, as returned by `lockUser`, to the subscription that follows from the
 * whole ledger. Returns the updated account.
 */
export async function recordSubscriptionChange(
  trx: Knex.Transaction,
  payerId: string,
  user: UserRow,
  entry: LedgerEntry,
): Promise<UserRow> {
  await appendOpeningEntry(trx, payerId, user, entry.at);
  await appendLedgerEntry(trx, payerId, entry);
  const { tier, status, endMs } = await rebuildSubscription(trx, payerId);
  const [changed] = await AccountModel.query(trx)
    .where({ id: user.id })
    .patch({ subscriptionTier: tier, subscriptionStatus: status, subscriptionEndAt: endMs })
    .returning('*');
  return changed ?? user;
}
