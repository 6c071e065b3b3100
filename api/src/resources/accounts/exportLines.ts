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
    displayName: row.displayName,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    // The password itself is not stored, only its hash.
    hasPassword: row.passwordHash !== null,
    hasPin: row.pinHash !== null,
    identityProvider: row.issuer,
    idAtIdentityProvider: row.subject,
    subscriptionTier: row.subscriptionTier,
    subscriptionStatus: row.subscriptionStatus,
    subscriptionEndDate: timeOf(row.subscriptionEndAt),
    confirmedToBeAdultAt: timeOf(row.adultConfirmedAt),
    emailConfirmedAt: timeOf(row.confirmedAt),
    createdAt: timeOf(row.createdAt),
    lastSeenAt: timeOf(row.lastSeenAt),
  };
}

export async function sessionLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await SessionModel.query(database).where({ userId, seatId: null }).orderBy('createdAt');
  return rows.map(({ device, createdAt, lastUsedAt, reauthenticatedAt, learnerId }) => ({
    device,
    // The child to whom the device was handed.
    learnerId,
    signedInAt: timeOf(createdAt),
    lastUsedAt: timeOf(lastUsedAt),
    passwordLastEnteredAt: timeOf(reauthenticatedAt),
  }));
}

/** Returns addresses that the account is about to change to, or can be changed back to. */
export async function addressLines(database: Knex, userId: string): Promise<Lines> {
  const links = await SingleUseLinkModel.query(database).where({ userId }).whereNotNull('newEmail');
  const reverts = await EmailRevertModel.query(database).where({ userId });
  return [
    ...links.map((link) => ({ address: link.newEmail, kind: 'new', linkWorksUntil: timeOf(link.expiresAt) })),
    ...reverts.map((link) => ({ address: link.email, kind: 'earlier', linkWorksUntil: timeOf(link.expiresAt) })),
  ];
}

/** Leaves out the secret itself, which belongs in the user's authenticator app only. */
export async function secondFactorLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await SecondFactorModel.query(database).where({ userId });
  return rows.map(({ madeAt, onAt, removalDueAt }) => ({
    secretMadeAt: timeOf(madeAt),
    turnedOnAt: timeOf(onAt),
    removalDueAt: timeOf(removalDueAt),
  }));
}
