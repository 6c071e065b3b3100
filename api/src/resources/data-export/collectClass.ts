import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { lessonLines } from '../class-lessons/exportLines.ts';
import type { ClassModel } from '../classes/Class.model.ts';
import type { ClassSeatModel } from '../classes/ClassSeat.model.ts';
import { ClassStaffModel } from '../classes/ClassStaff.model.ts';
import { classLine, endMailLines, invitationLine, invitationRows, seatLine } from '../classes/exportLines.ts';
import { readSeats } from '../classes/readClass.ts';
import { collectLearners } from './collectLearners.ts';
import type { DataExport } from './tables.ts';

/** Collects everything that is stored about a class and its children. */
export async function collectClass(database: Knex, row: ClassModel): Promise<DataExport> {
  const seats = await readSeats(database, row.id);
  const staff = await ClassStaffModel.query(database).where({ classId: row.id }).withGraphFetched('user');
  const invitations = await invitationRows(database, { classId: row.id });
  const { tables, ...games } = collectLearners(
    database,
    seats.map(({ learnerId: id }) => id),
  );
  const own = {
    classes: [classLine(row)],
    classStaff: staff.map(({ user, role, createdAt: since }) => ({
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

/**
 * Collects what is stored about a teacher: the classes and, of those that the teacher owns, the seats and lessons. Everything else about the children
 * is exported with a class.
 */
export async function collectTeacher(database: Knex, userId: string): Promise<Readonly<Record<string, Lines>>> {
  const staff = await ClassStaffModel.query(database)
    .where({ userId })
    .withGraphFetched('class')
    .orderBy(['createdAt', 'classId']);
  const invitations = await invitationRows(database, { userId });
  const seats: ClassSeatModel[] = [];
  const lessons: Lines[number][] = [];
  for (const { classId, role } of staff) {
    if (role !== 'owner') continue;
    seats.push(...(await readSeats(database, classId)));
    lessons.push(...(await lessonLines(database, classId)));
  }
  return {
    classes: staff.flatMap(({ class: one, role, createdAt: since }) =>
      one === undefined ? [] : [{ ...classLine(one), role, since: timeOf(since) }],
    ),
    classInvitations: invitations.map(invitationLine),
    classSeats: seats.map(seatLine),
    classLessons: lessons,
    classEndMails: await endMailLines(database, userId),
  };
}
