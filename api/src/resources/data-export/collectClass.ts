import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { JobModel } from '../../platform/jobs/Job.model.ts';
import { collectLearners } from './collectLearners.ts';
import type { DataExport } from './tables.ts';
import { timeOf } from './timeOf.ts';
import { ClassLessonModel } from '../class-lessons/ClassLesson.model.ts';
import type { ClassModel } from '../classes/Class.model.ts';
import { ClassInvitationModel } from '../classes/ClassInvitation.model.ts';
import type { ClassSeatModel } from '../classes/ClassSeat.model.ts';
import { ClassStaffModel } from '../classes/ClassStaff.model.ts';
import { classEndKind } from '../classes/endOfClass.ts';
import { readSeats } from '../classes/readClass.ts';

function classLine(row: ClassModel) {
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

const seatLine = (seat: ClassSeatModel) => ({
  classId: seat.class_id,
  learnerId: seat.learner_id,
  hasCard: seat.card_hash !== null,
  cardMadeAt: timeOf(seat.card_made_at),
  lastSignedInAt: timeOf(seat.last_signed_in_at),
});

const invitationLine = (row: ClassInvitationModel) => ({
  classId: row.class_id,
  email: row.email,
  role: row.role,
  sentAt: timeOf(row.created_at),
  worksUntil: timeOf(row.expires_at),
  acceptedAt: timeOf(row.used_at),
  askedBy: row.asker?.email ?? null,
});

const invitationRows = (database: Knex, chosen: { readonly class_id: string } | { readonly user_id: string }) =>
  ClassInvitationModel.query(database).where(chosen).withGraphFetched('asker').orderBy('created_at');

async function lessonLines(database: Knex, classId: string): Promise<Lines> {
  const rows = await ClassLessonModel.query(database)
    .where({ class_id: classId })
    .withGraphFetched('seats')
    .orderBy(['opens_at', 'id']);
  return rows.map((row) => ({
    classId,
    code: row.code,
    title: row.title,
    opensAt: timeOf(row.opens_at),
    closesAt: timeOf(row.closes_at),
    isForAll: row.is_for_all,
    learnerIds: row.seats?.map(({ learner_id: id }) => id).join(' ') ?? '',
    createdAt: timeOf(row.created_at),
    updatedAt: timeOf(row.updated_at),
  }));
}

/** Collects everything that is stored about a class and its children. */
export async function collectClass(database: Knex, row: ClassModel): Promise<DataExport> {
  const seats = await readSeats(database, row.id);
  const staff = await ClassStaffModel.query(database).where({ class_id: row.id }).withGraphFetched('user');
  const invitations = await invitationRows(database, { class_id: row.id });
  const { tables, ...games } = collectLearners(
    database,
    seats.map(({ learner_id: id }) => id),
  );
  const own = {
    classes: [classLine(row)],
    classStaff: staff.map(({ user, role, created_at: since }) => ({
      email: user?.email ?? null,
      role,
      since: timeOf(since),
    })),
    classInvitations: invitations.map(invitationLine),
    classSeats: seats.map(seatLine),
    classLessons: await lessonLines(database, row.id),
  };
  return { tables: { ...own, ...tables }, ...games };
}

async function endMailLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await JobModel.query(database).where({ kind: classEndKind, user_id: userId }).orderBy('key');
  return rows.map(({ key, done_at: doneAt }) => {
    const [lastDay = null, daysBefore, classId = null] = key.split('.');
    return { classId, lastDay, daysBefore: Number(daysBefore), doneAt: timeOf(doneAt) };
  });
}

/**
 * Collects what is stored about a teacher: the classes and, of those that the teacher owns, the seats and lessons. Everything else about the children
 * is exported with a class.
 */
export async function collectTeacher(database: Knex, userId: string): Promise<Readonly<Record<string, Lines>>> {
  const staff = await ClassStaffModel.query(database)
    .where({ user_id: userId })
    .withGraphFetched('class')
    .orderBy(['created_at', 'class_id']);
  const invitations = await invitationRows(database, { user_id: userId });
  const seats: ClassSeatModel[] = [];
  const lessons: Lines[number][] = [];
  for (const { class_id: classId, role } of staff) {
    if (role !== 'owner') continue;
    seats.push(...(await readSeats(database, classId)));
    lessons.push(...(await lessonLines(database, classId)));
  }
  return {
    classes: staff.flatMap(({ class: one, role, created_at: since }) =>
      one === undefined ? [] : [{ ...classLine(one), role, since: timeOf(since) }],
    ),
    classInvitations: invitations.map(invitationLine),
    classSeats: seats.map(seatLine),
    classLessons: lessons,
    classEndMails: await endMailLines(database, userId),
  };
}
