import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { AccountModel, type UserRow } from './Account.model.ts';

/** Returns the account with an email address, ignoring case. */
export async function userByEmail(database: Knex, email: string): Promise<UserRow | undefined> {
  return AccountModel.query(database).findOne({ email: email.toLowerCase() });
}

/** Returns the row of a new account, free and unconfirmed. */
export function newUser(email: string, nowMs: number): UserRow {
  return {
    id: randomUUID(),
    email: email.toLowerCase(),
    password_hash: null,
    pin_hash: null,
    wrong_pins: 0,
    wrong_pins_since: null,
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
