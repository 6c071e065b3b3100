import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { UserRow } from '../account/Account.model.ts';
import type { LedgerRow } from './payments.table.ts';
import { type Change, subscriptionOf, type Subscription } from './subscription.ts';

/** A new line; what is left out is null. */
export type LedgerEntry = Pick<LedgerRow, 'kind' | 'at'> & Partial<Omit<LedgerRow, 'id' | 'payer_id' | 'kind' | 'at'>>;

/** The payer behind an account, made when it is first needed. */
export async function payerOf(database: Knex, userId: string): Promise<string> {
  await database('payers').insert({ id: randomUUID(), user_id: userId }).onConflict('user_id').ignore();
  const { id }: { id: string } = await database('payers').where({ user_id: userId }).first('id');
  return id;
}

/** Adds a line that says nothing about the subscription. */
export async function note(database: Knex, payerId: string, entry: LedgerEntry): Promise<void> {
  await database('payment_ledger').insert({ ...entry, payer_id: payerId });
}

function toChange(row: LedgerRow): Change | null {
  const { kind, at: atMs, tier, period, status, end_at: endMs, payment_id: paymentId } = row;
  if (kind === 'cancelled' || kind === 'resumed' || kind === 'expired') return { kind, atMs };
  if (kind === 'refunded' && paymentId !== null) return { kind, atMs, paymentId };
  if (kind === 'paid' && paymentId !== null && tier !== null && period !== null)
    return { kind, atMs, paymentId, tier, period };
  if (kind === 'opened' && tier !== null && status !== null)
    return { kind, atMs, subscription: { tier, status, endMs } };
  return null;
}

/** The changes of a subscription that the ledger holds, oldest first. */
export async function changesOf(database: Knex, payerId: string): Promise<readonly Change[]> {
  const rows: LedgerRow[] = await database('payment_ledger').where({ payer_id: payerId }).orderBy('id');
  return rows.flatMap((row) => toChange(row) ?? []);
}

/** The subscription that the ledger tells of. */
export async function rebuildSubscription(database: Knex, payerId: string): Promise<Subscription> {
  return subscriptionOf(await changesOf(database, payerId));
}

/** The first line of somebody who had a plan before there was a ledger. */
async function open(trx: Knex.Transaction, payerId: string, user: UserRow, at: number): Promise<void> {
  if (user.subscription_tier === 'free') return;
  const known: unknown = await trx('payment_ledger')
    .where({ payer_id: payerId })
    .whereIn('kind', ['opened', 'paid', 'refunded', 'cancelled', 'resumed', 'expired'])
    .first('id');
  if (known !== undefined) return;
  const { subscription_tier: tier, subscription_status: status, subscription_end_at: end_at } = user;
  await note(trx, payerId, { kind: 'opened', tier, status, end_at, at });
}

/**
 * The account of a payer, held until the end of the transaction so that changes of it come one after the other. It is
 * held by writing: SQLite has no other way, and refuses a transaction that reads first when another process writes.
 */
export async function holdUser(trx: Knex.Transaction, payerId: string): Promise<UserRow | undefined> {
  const [payer]: { user_id: string | null }[] = await trx('payers')
    .where({ id: payerId })
    .update({ id: payerId })
    .returning('user_id');
  if (payer?.user_id == null) return undefined;
  return trx<UserRow>('users').where({ id: payer.user_id }).forUpdate().first();
}

/**
 * Writes a change into the ledger and what follows from all of it to the account, which `holdUser` gave. Gives the
 * account as it is then.
 */
export async function change(
  trx: Knex.Transaction,
  payerId: string,
  user: UserRow,
  entry: LedgerEntry,
): Promise<UserRow> {
  await open(trx, payerId, user, entry.at);
  await note(trx, payerId, entry);
  const { tier, status, endMs } = await rebuildSubscription(trx, payerId);
  const [changed]: UserRow[] = await trx('users')
    .where({ id: user.id })
    .update({ subscription_tier: tier, subscription_status: status, subscription_end_at: endMs })
    .returning('*');
  return changed ?? user;
}
