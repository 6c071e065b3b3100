import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { EndedFamilyModel } from './EndedFamily.model.ts';
import { FamilyInvitationModel } from './FamilyInvitation.model.ts';

/** Returns the invitations that the user has sent. */
export async function invitationLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await FamilyInvitationModel.query(database)
    .where({ user_id: userId })
    .withGraphFetched('[learners, asker]')
    .orderBy(['created_at', 'id']);
  return rows.map(({ email, learners = [], asker, ...times }) => ({
    email,
    learnerIds: learners.map(({ id }) => id).join(' '),
    sentAt: timeOf(times.created_at),
    worksUntil: timeOf(times.expires_at),
    acceptedAt: timeOf(times.used_at),
    // Somebody with another address.
    askedBy: asker?.email ?? null,
  }));
}

export async function endedFamilyLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await EndedFamilyModel.query(database).where({ user_id: userId });
  return rows.map((row) => ({
    endedAt: timeOf(row.ended_at),
    warnings: row.sent,
    lastWarningAt: timeOf(row.last_sent_at),
  }));
}
