import { emailMaxLength, isEmail } from '@countertop/contract/earlyAccess.limits';
import { utf8Length } from '@countertop/contract/text';
import type { Knex } from 'knex';
import { type Identity, ProviderError } from './provider.ts';
import type { Sessions } from './sessions.ts';
import { newUser, userByEmail } from './users.ts';
import { AccountModel, type UserRow } from './Account.model.ts';

/** The account that is or becomes theirs; null when there is none. Throws `ProviderError` when it is somebody else's. */
async function accountOf(database: Knex, identity: Identity): Promise<UserRow | null> {
  const { issuer, subject, email, isEmailVerified } = identity;
  if (!isEmail(email) || utf8Length(email) > emailMaxLength) throw new ProviderError('no-email');
  const mine = await AccountModel.query(database).findOne({ issuer, subject });
  if (mine) return mine;
  // An unverified address may be somebody else's: an account made with it would be waiting for its owner.
  if (!isEmailVerified) throw new ProviderError('unverified-email');
  const user = await userByEmail(database, email);
  if (user && user.issuer !== null) throw new ProviderError('failed');
  return user ?? null;
}

/** True for whoever said here that they are 18 or older, and held the address already when they did. */
export async function isKnownAdult(database: Knex, identity: Identity): Promise<boolean> {
  const account = await accountOf(database, identity);
  return account !== null && account.adult_confirmed_at !== null && account.confirmed_at !== null;
}

/**
 * The account of an adult who signed in at a provider, made at the first time. An account that has the address already
 * becomes theirs when the provider has made sure of the address, and with it the password and the sessions of that
 * account are gone.
 */
export async function userOf(
  { database, sessions }: { readonly database: Knex; readonly sessions: Sessions },
  identity: Identity,
  nowMs: number,
): Promise<UserRow> {
  const { issuer, subject, email } = identity;
  const names = { first_name: identity.firstName, last_name: identity.lastName };
  const mine = { issuer, subject, ...names };
  const before = await accountOf(database, identity);
  if (before === null) {
    const added = { ...newUser(email, nowMs), ...mine, confirmed_at: nowMs, adult_confirmed_at: nowMs };
    await AccountModel.query(database).insert(added).onConflict('email').ignore();
    return (await accountOf(database, identity)) ?? added;
  }
  const isTaken = before.issuer === null;
  const taken = {
    ...mine,
    ...(isTaken && { password_hash: null }),
    // Before the confirmation, anybody could have asked for the account.
    ...(before.confirmed_at === null && { display_name: null }),
    confirmed_at: before.confirmed_at ?? nowMs,
    adult_confirmed_at: before.adult_confirmed_at ?? nowMs,
  };
  await AccountModel.query(database).findById(before.id).patch(taken);
  if (isTaken) await sessions.endAll(before.id);
  else sessions.forget(before.id);
  return { ...before, ...taken };
}
