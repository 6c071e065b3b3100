import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import type { AccountModel } from '../people/Account.model.ts';
import { EmailRevertModel } from './EmailRevert.model.ts';
import { SessionModel } from './Session.model.ts';
import { SingleUseLinkModel } from './SingleUseLink.model.ts';
import { SecondFactorModel } from './second-factor/SecondFactor.model.ts';

export function accountOf(row: AccountModel) {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    // The password itself is not stored, only its hash.
    hasPassword: row.password_hash !== null,
    hasPin: row.pin_hash !== null,
    identityProvider: row.issuer,
    idAtIdentityProvider: row.subject,
    subscriptionTier: row.subscription_tier,
    subscriptionStatus: row.subscription_status,
    subscriptionEndDate: timeOf(row.subscription_end_at),
    confirmedToBeAdultAt: timeOf(row.adult_confirmed_at),
    emailConfirmedAt: timeOf(row.confirmed_at),
    createdAt: timeOf(row.created_at),
    lastSeenAt: timeOf(row.last_seen_at),
  };
}

export async function sessionLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await SessionModel.query(database).where({ user_id: userId, seat_id: null }).orderBy('created_at');
  return rows.map(({ device, created_at: created, last_used_at: used, reauthenticated_at: proven, learner_id }) => ({
    device,
    // The child to whom the device was handed.
    learnerId: learner_id,
    signedInAt: timeOf(created),
    lastUsedAt: timeOf(used),
    passwordLastEnteredAt: timeOf(proven),
  }));
}

/** Returns addresses that the account is about to change to, or can be changed back to. */
export async function addressLines(database: Knex, userId: string): Promise<Lines> {
  const links = await SingleUseLinkModel.query(database).where({ user_id: userId }).whereNotNull('new_email');
  const reverts = await EmailRevertModel.query(database).where({ user_id: userId });
  return [
    ...links.map((link) => ({ address: link.new_email, kind: 'new', linkWorksUntil: timeOf(link.expires_at) })),
    ...reverts.map((link) => ({ address: link.email, kind: 'earlier', linkWorksUntil: timeOf(link.expires_at) })),
  ];
}

/** Leaves out the secret itself, which belongs in the user's authenticator app only. */
export async function secondFactorLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await SecondFactorModel.query(database).where({ user_id: userId });
  return rows.map(({ made_at: made, on_at: on, removal_due_at: due }) => ({
    secretMadeAt: timeOf(made),
    turnedOnAt: timeOf(on),
    removalDueAt: timeOf(due),
  }));
}
