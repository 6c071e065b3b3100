import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { UserRow } from './Account.model.ts';

/** The account of an address, in any case of its letters. */
export async function userByEmail(database: Knex, email: string): Promise<UserRow | undefined> {
  return database<UserRow>('users').where({ email: email.toLowerCase() }).first();
}

/** A new account as it is stored: free, of nobody in particular, and nobody has confirmed it. */
export function newUser(email: string, nowMs: number): UserRow {
  return {
    id: randomUUID(),
    email: email.toLowerCase(),
    password_hash: null,
    issuer: null,
    subject: null,
    display_name: null,
    first_name: null,
    last_name: null,
    role: 'user',
    subscription_tier: 'free',
    subscription_status: 'active',
    subscription_end_at: null,
    adult_confirmed_at: null,
    confirmed_at: null,
    created_at: nowMs,
    last_seen_at: nowMs,
  };
}
