import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { JobModel } from '../../platform/jobs/Job.model.ts';
import { timeOf } from '../../platform/timeOf.ts';
import type { ClassModel } from './Class.model.ts';
import { ClassInvitationModel } from './ClassInvitation.model.ts';
import type { ClassSeatModel } from './ClassSeat.model.ts';
import { classEndKind } from './endOfClass.ts';

export function classLine(row: ClassModel) {
  return {
    classId: row.id,
    name: row.name,
    ageBand: row.band,
    code: row.code,
    lastDay: row.ends_on,
    signInOpenUntil: timeOf(row.open_until),
    noticeVersion: row.notice_version,
    createdAt: timeOf(row.created_at),
    updatedAt: timeOf(row.updated_at),
  };
}

export const seatLine = (seat: ClassSeatModel) => ({
  classId: seat.class_id,
  learnerId: seat.learner_id,
  hasCard: seat.card_hash !== null,
  cardMadeAt: timeOf(seat.card_made_at),
  lastSignedInAt: timeOf(seat.last_signed_in_at),
});

export const invitationLine = (row: ClassInvitationModel) => ({
  classId: row.class_id,
  email: row.email,
  role: row.role,
  sentAt: timeOf(row.created_at),
  worksUntil: timeOf(row.expires_at),
  acceptedAt: timeOf(row.used_at),
  askedBy: row.asker?.email ?? null,
});

export const invitationRows = (database: Knex, chosen: { readonly class_id: string } | { readonly user_id: string }) =>
  ClassInvitationModel.query(database).where(chosen).withGraphFetched('asker').orderBy('created_at');

export async function endMailLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await JobModel.query(database).where({ kind: classEndKind, user_id: userId }).orderBy('key');
  return rows.map(({ key, done_at: doneAt }) => {
    const [lastDay = null, daysBefore, classId = null] = key.split('.');
    return { classId, lastDay, daysBefore: Number(daysBefore), doneAt: timeOf(doneAt) };
  });
}
