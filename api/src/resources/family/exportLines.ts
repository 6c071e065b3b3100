import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { EndedFamilyModel } from './EndedFamily.model.ts';
import { FamilyInvitationModel } from './FamilyInvitation.model.ts';

/** Returns the invitations that the user has sent. */
export async function invitationLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await FamilyInvitationModel.query(database)
    .where({ userId })
    .withGraphFetched('[learners, asker]')
    .orderBy(['createdAt', 'id']);
  return rows.map(({ email, learners = [], asker, ...times }) => ({
    email,
    learnerIds: learners.map(({ id }) => id).join(' '),
    sentAt: timeOf(times.createdAt),
    worksUntil: timeOf(times.expiresAt),
    acceptedAt: timeOf(times.usedAt),
    // Somebody with another address.
    askedBy: asker?.email ?? null,
  }));
}

export async function endedFamilyLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await EndedFamilyModel.query(database).where({ userId });
  return rows.map((row) => ({
    endedAt: timeOf(row.endedAt),
    warnings: row.sent,
    lastWarningAt: timeOf(row.lastSentAt),
  }));
}
