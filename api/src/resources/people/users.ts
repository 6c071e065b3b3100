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
    passwordHash: null,
    pinHash: null,
    wrongPins: 0,
    wrongPinsSince: null,
    issuer: null,
    subject: null,
    displayName: null,
    firstName: null,
    lastName: null,
    role: 'user',
    subscriptionTier: 'free',
    subscriptionStatus: 'active',
    subscriptionEndAt: null,
    adultConfirmedAt: null,
    confirmedAt: null,
    createdAt: nowMs,
    lastSeenAt: nowMs,
  };
}
