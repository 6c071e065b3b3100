import { emailMaxLength, isEmail } from '@countertop/contract/site/earlyAccess.limits';
import { utf8Length } from '@countertop/contract/shared/text';
import type { Knex } from 'knex';
import { insertAccount } from '../people/insertAccount.ts';
import { type Identity, ProviderError } from './provider.ts';
import type { Sessions } from './sessions.ts';
import { newUser, userByEmail } from '../people/users.ts';
import { AccountModel, type UserRow } from '../people/Account.model.ts';

/** Returns the account that belongs to an identity or will be linked to it, or null if there isn't one. Throws `ProviderError` if it is someone else's. */
async function accountOf(database: Knex, identity: Identity): Promise<UserRow | null> {
  const { issuer, subject, email, isEmailVerified } = identity;
  if (!isEmail(email) || utf8Length(email) > emailMaxLength) throw new ProviderError('no-email');
  const linked = await AccountModel.query(database).findOne({ issuer, subject });
  if (linked) return linked;
  // An unverified address may be someone else's, and an account created with it would be a trap for its owner.
  if (!isEmailVerified) throw new ProviderError('unverified-email');
  const user = await userByEmail(database, email);
  if (user && user.issuer !== null) throw new ProviderError('failed');
  return user ?? null;
}

/** Whether the user has confirmed here that they are 18 or older, and owned the address when they did. */
export async function isKnownAdult(database: Knex, identity: Identity): Promise<boolean> {
  const account = await accountOf(database, identity);
  return account !== null && account.adultConfirmedAt !== null && account.confirmedAt !== null;
}

/**
 * Returns the account of an adult who signed in at a provider, created on the first sign-in. An existing account with the same
 * address is linked if the provider has verified the address, and loses its password and sessions.
 */
export async function userOf(
  { database, sessions }: { readonly database: Knex; readonly sessions: Sessions },
  identity: Identity,
  nowMs: number,
): Promise<UserRow> {
  const { issuer, subject, email } = identity;
  const names = { firstName: identity.firstName, lastName: identity.lastName };
  const identityColumns = { issuer, subject, ...names };
  const before = await accountOf(database, identity);
  if (before === null) {
    const added = { ...newUser(email, nowMs), ...identityColumns, confirmedAt: nowMs, adultConfirmedAt: nowMs };
    await insertAccount(database, added);
    return (await accountOf(database, identity)) ?? added;
  }
  const isNewlyLinked = before.issuer === null;
  const changes = {
    ...identityColumns,
    ...(isNewlyLinked && { passwordHash: null }),
    // Before the confirmation, anyone could have signed up with the address.
    ...(before.confirmedAt === null && { displayName: null }),
    confirmedAt: before.confirmedAt ?? nowMs,
    adultConfirmedAt: before.adultConfirmedAt ?? nowMs,
  };
  await AccountModel.query(database).findById(before.id).patch(changes);
  if (isNewlyLinked) await sessions.endAll(before.id);
  else sessions.forget(before.id);
  return { ...before, ...changes };
}
