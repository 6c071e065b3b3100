import { emailMaxLength, isEmail } from '@countertop/contract/earlyAccessRules';
import { utf8Length } from '@countertop/contract/text';
import type { Knex } from 'knex';
import { type Identity, ProviderError } from './provider.ts';
import type { Sessions } from './sessions.ts';
import { newUser, userByEmail } from './users.ts';
import type { UserRow } from './UserRow.ts';

/**
 * The account of who signed in at a provider, made at the first time. An account that has the address already becomes
 * theirs when the provider has made sure of the address, and with it the
 * password and the sessions of that account are gone.
 */
export async function userOf(
  { database, sessions }: { readonly database: Knex; readonly sessions: Sessions },
  identity: Identity,
  nowMs: number,
): Promise<UserRow> {
  const { issuer, subject, email, isEmailVerified } = identity;
  if (!isEmail(email) || utf8Length(email) > emailMaxLength) throw new ProviderError('no-email');
  const names = { first_name: identity.firstName, last_name: identity.lastName };
  const mine = { issuer, subject };
  const [known]: UserRow[] = await database('users').where(mine).update(names).returning('*');
  if (known) return known;
  const added = { ...newUser(email, nowMs), ...mine, ...names, confirmed_at: nowMs };
  await database('users').insert(added).onConflict('email').ignore();
  const user = await userByEmail(database, email);
  if (user?.issuer === issuer && user.subject === subject) return user;
  if (!user || !isEmailVerified || user.issuer !== null) throw new ProviderError('failed');
  const taken = { ...mine, ...names, password_hash: null, confirmed_at: user.confirmed_at ?? nowMs };
  await database('users').where({ id: user.id }).update(taken);
  await sessions.endAll(user.id);
  return { ...user, ...taken };
}
