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
    lastDay: row.endsOn,
    signInOpenUntil: timeOf(row.openUntil),
    noticeVersion: row.noticeVersion,
    createdAt: timeOf(row.createdAt),
    updatedAt: timeOf(row.updatedAt),
  };
}

export const seatLine = (seat: ClassSeatModel) => ({
  classId: seat.classId,
  learnerId: seat.learnerId,
  hasCard: seat.cardHash !== null,
  cardMadeAt: timeOf(seat.cardMadeAt),
  lastSignedInAt: timeOf(seat.lastSignedInAt),
});

export const invitationLine = (row: ClassInvitationModel) => ({
  classId: row.classId,
  email: row.email,
  role: row.role,
  sentAt: timeOf(row.createdAt),
  worksUntil: timeOf(row.expiresAt),
  acceptedAt: timeOf(row.usedAt),
  askedBy: row.asker?.email ?? null,
});

export const invitationRows = (database: Knex, chosen: { readonly classId: string } | { readonly userId: string }) =>
  ClassInvitationModel.query(database).where(chosen).withGraphFetched('asker').orderBy('createdAt');

export async function endMailLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await JobModel.query(database).where({ kind: classEndKind, userId }).orderBy('key');
  return rows.map(({ key, doneAt }) => {
    const [lastDay = null, daysBefore, classId = null] = key.split('.');
    return { classId, lastDay, daysBefore: Number(daysBefore), doneAt: timeOf(doneAt) };
  });
}
