import type {
  ClassSeat,
  ClassSummary,
  SchoolClass,
  StaffInvitation,
  StaffRole,
} from '@countertop/contract/classes/classes';
import { maxWrongSeatPictures } from '@countertop/contract/classes/classes.limits';
import { dayMs } from '@countertop/contract/shared/time';
import { customerIds } from '@countertop/engine/play/floor/cast';
import type { Knex } from 'knex';
import { askerOf } from '../family/invitationStep.ts';
import type { ClassModel } from './Class.model.ts';
import { ClassInvitationModel } from './ClassInvitation.model.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';
import { readPlan } from './readPlan.ts';

const timeOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** Since when wrong picture passwords count, in milliseconds since 1970 UTC. */
export const wrongPicturesSince = (nowMs: number): number => nowMs - dayMs;

function seatOf(row: ClassSeatModel, nowMs: number): ClassSeat[] {
  const { learner, wrongSince: since } = row;
  if (learner === undefined) return [];
  const isRecent = since !== null && since > wrongPicturesSince(nowMs);
  return [
    {
      id: row.id,
      learnerId: learner.id,
      name: learner.nickname ?? '',
      picture: learner.picture ?? customerIds[0],
      cardMadeAt: timeOf(row.cardMadeAt),
      isLocked: isRecent && row.wrongPictures >= maxWrongSeatPictures,
      lastSignedInAt: timeOf(row.lastSignedInAt),
    },
  ];
}

export function invitationOf(invitation: ClassInvitationModel): StaffInvitation {
  const { id, email, role, expiresAt } = invitation;
  return { id, email, role, expiresAt: new Date(expiresAt).toISOString(), askedBy: askerOf(invitation) };
}

/** Selects the open invitations of a class. */
export function openInvitations(database: Knex, classId: string, nowMs: number) {
  return ClassInvitationModel.query(database).where({ classId }).whereNull('usedAt').where('expiresAt', '>', nowMs);
}

interface Opening {
  readonly role: StaffRole;
  readonly nowMs: number;
}

async function readShared(
  database: Knex,
  row: ClassModel,
  { role, nowMs }: Opening,
): Promise<Omit<ClassSummary, 'seats'>> {
  const { id, name, band, endsOn, openUntil } = row;
  const { state: plan, graceEndMs } = await readPlan(database, id, nowMs);
  const isOpen = openUntil !== null && openUntil > nowMs && plan !== 'ended';
  return {
    id,
    name,
    band,
    role,
    endsOn,
    openUntil: isOpen ? timeOf(openUntil) : null,
    plan,
    graceUntil: timeOf(graceEndMs),
  };
}

/** Returns the seats of a class with their learners, by name. */
export async function readSeats(database: Knex, classId: string): Promise<ClassSeatModel[]> {
  const seats = await ClassSeatModel.query(database).where({ classId }).withGraphFetched('learner');
  const nameOf = ({ learner }: ClassSeatModel) => learner?.nickname ?? '';
  return seats.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/** Returns a class as its staff see it. */
export async function readClass(database: Knex, row: ClassModel, opening: Opening): Promise<SchoolClass> {
  const staff = await ClassStaffModel.query(database)
    .where({ classId: row.id })
    .withGraphFetched('user')
    .orderBy([{ column: 'role', order: 'desc' }, 'createdAt', 'userId']);
  const invitations = await openInvitations(database, row.id, opening.nowMs)
    .withGraphFetched('asker')
    .orderBy(['createdAt', 'id']);
  return {
    ...(await readShared(database, row, opening)),
    version: row.version,
    code: row.code,
    seats: (await readSeats(database, row.id)).flatMap((seat) => seatOf(seat, opening.nowMs)),
    staff: staff.flatMap(({ userId, user, role }) => (user ? [{ userId, email: user.email, role }] : [])),
    invitations: invitations.map(invitationOf),
  };
}

/** Returns what the list of a teacher's classes shows of one. */
export async function readSummary(database: Knex, row: ClassModel, opening: Opening): Promise<ClassSummary> {
  const seats = await ClassSeatModel.query(database).where({ classId: row.id }).resultSize();
  return { ...(await readShared(database, row, opening)), seats };
}

/** Returns the classes of a teacher, those that end last first. */
export async function listClasses(database: Knex, userId: string, nowMs: number): Promise<ClassSummary[]> {
  const staff = await ClassStaffModel.query(database)
    .withGraphJoined('class')
    .where('class_staff.userId', userId)
    .orderBy([
      { column: 'class.endsOn', order: 'desc' },
      { column: 'class.createdAt', order: 'desc' },
    ]);
  const summaries: ClassSummary[] = [];
  for (const { role, class: one } of staff)
    if (one !== undefined) summaries.push(await readSummary(database, one, { role, nowMs }));
  return summaries;
}
