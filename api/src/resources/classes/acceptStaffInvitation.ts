import type { postConfirmStaffInvitation } from '@countertop/contract/classes/classes';
import { maxStaff, staffInvitationDays } from '@countertop/contract/classes/classes.limits';
import type { InvitationOutcome } from '@countertop/contract/family/invitation';
import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { formerOwnerMail, newOwnerMail, staffAddedMail, staffAskedMail, staffWelcomeMail } from './classMails.ts';
import { toUser } from '../people/currentUser.ts';
import { emailOf, type User } from '../../platform/http/caller.ts';
import { requireFeature } from '../people/requireFeature.ts';
import { isFor, stepOf } from '../family/invitationStep.ts';
import type { ClassModel } from './Class.model.ts';
import { requireFewClasses, teaching } from './classes.service.ts';
import { ClassInvitationModel } from './ClassInvitation.model.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';
import { moveOwnership } from './moveOwnership.ts';
import { findStaffInvitation, isHandOver, used } from './openStaffInvitation.ts';
import { openInvitations } from './readClass.ts';
import { lockClass, requireOwner } from './requireStaff.ts';
import type { StaffInvitationParts } from './staffInvitations.service.ts';

/** A teacher who is new in a class or has become its owner. */
interface Joined {
  readonly one: ClassModel;
  /** Email address of the owner who invited. */
  readonly owner: string;
  readonly teacher: string;
  /** `none` for a co-teacher who was one already. */
  readonly change: 'none' | 'co_teacher' | 'owner';
}

/**
 * Makes a user with the invited address a co-teacher. With another address, and for a class that is handed over, the owner is asked to
 * confirm and has as long as for a new invitation.
 */
export async function acceptStaffInvitation(
  parts: StaffInvitationParts,
  user: User,
  token: string,
): Promise<InvitationOutcome> {
  const { database, background, sendMail, origin, now } = parts;
  const teacher = emailOf(user);
  const done = await database.transaction(async (trx) => {
    const { row, one, inviter: owner } = await findStaffInvitation(trx, { token, user, nowMs: now() });
    if (isHandOver(row)) requireFeature(user, teaching, now());
    const step = stepOf(row, user, isHandOver(row));
    if (step === 'asked') return { outcome: 'asked', asked: null } as const;
    if (step === 'accept')
      return { outcome: 'accepted', joined: await join(trx, row, { one, owner, user, nowMs: now() }) } as const;
    await requireRoom(trx, one.id, user.id);
    const expiresAtMs = await ask(trx, row, user, now());
    const facts = { to: owner, teacher, invited: row.email, role: row.role, expiresAtMs };
    return { outcome: 'asked', asked: { ...facts, classId: one.id, className: one.name } } as const;
  });
  if (done.outcome === 'accepted') tell(parts, done.joined);
  else if (done.asked !== null) {
    const mail = staffAskedMail({ ...done.asked, origin });
    background.run('class question email', () => sendMail(mail));
  }
  return done.outcome;
}

/** Lets the one who asked to accept an invitation into the class, or hands the class over. */
export async function confirmStaffInvitation(
  parts: StaffInvitationParts,
  owner: User,
  { classId, invitationId: id, userId }: z.infer<typeof postConfirmStaffInvitation.input>,
): Promise<void> {
  const { database, sessions, now } = parts;
  const { row: one } = await requireOwner(database, classId, owner.id);
  const joined = await database.transaction(async (trx) => {
    const row = await openInvitations(trx, classId, now()).findOne({ id, askedBy: userId }).withGraphFetched('asker');
    if (!row?.asker || userId === row.userId)
      throw new ApiError('invitation_not_found', 'This invitation is no longer open. Reload the page.');
    const user = toUser(row.asker, now());
    try {
      if (isHandOver(row)) requireFeature(user, teaching, now());
      return await join(trx, row, { one, owner: emailOf(owner), user, nowMs: now() });
    } catch (error) {
      // Neither is anything that the owner could change.
      if (error instanceof ApiError && (error.code === 'plan_required' || error.code === 'too_many_classes'))
        throw new ApiError('teacher_not_ready', `${row.asker.email} can’t take this class: ${error.message}`);
      throw error;
    }
  });
  // The plan of the owner is that of all children who are signed in.
  if (joined.change === 'owner') sessions.forgetAll();
  tell(parts, joined);
}

interface Joining extends Pick<Joined, 'one' | 'owner'> {
  readonly user: User;
  readonly nowMs: number;
}

/** Uses an invitation up. */
async function join(trx: Knex.Transaction, row: ClassInvitationModel, joining: Joining): Promise<Joined> {
  const { one, owner, user, nowMs } = joining;
  // Of two requests at once, only one uses it.
  const isFirst = await ClassInvitationModel.query(trx).findById(row.id).whereNull('usedAt').patch({ usedAt: nowMs });
  if (isFirst === 0) throw used();
  const isNew = await addStaff(trx, one.id, user.id, nowMs);
  const joined = { one, owner, teacher: emailOf(user) };
  if (!isHandOver(row)) return { ...joined, change: isNew ? 'co_teacher' : 'none' };
  // Unless the inviter no longer owns the class.
  await requireOwner(trx, one.id, row.userId);
  await moveOwnership(trx, one.id, user.id);
  return { ...joined, change: 'owner' };
}

/**
 * Notes who asks. Only the invited address takes the place of somebody else. Returns until when the owner can confirm, in milliseconds
 * since 1970 UTC.
 */
async function ask(trx: Knex.Transaction, row: ClassInvitationModel, user: User, nowMs: number): Promise<number> {
  const expiresAt = nowMs + staffInvitationDays * dayMs;
  const open = ClassInvitationModel.query(trx).findById(row.id).whereNull('usedAt');
  // Of two people at once, only one asks.
  if (!isFor(row, user)) void open.whereNull('askedBy');
  if ((await open.patch({ askedBy: user.id, expiresAt })) === 0) throw used();
  return expiresAt;
}

/** Returns whether a teacher would be new in a class. Throws `ApiError` 409 if there is no room. */
async function requireRoom(trx: Knex.Transaction, classId: string, userId: string): Promise<boolean> {
  const staff = await ClassStaffModel.query(trx).where({ classId });
  if (staff.some(({ userId: id }) => id === userId)) return false;
  if (staff.length >= maxStaff)
    throw new ApiError('too_many_staff', `A class can have ${maxStaff} teachers. Ask to remove one first.`);
  await requireFewClasses(trx, userId);
  return true;
}

/** Adds a co-teacher. Returns whether they are new in the class. */
async function addStaff(trx: Knex.Transaction, classId: string, userId: string, nowMs: number): Promise<boolean> {
  // Locked, so that two invitations accepted at once can't exceed the limit.
  await lockClass(trx, classId);
  const isNew = await requireRoom(trx, classId, userId);
  const row = { classId, userId, role: 'co_teacher', createdAt: nowMs } as const;
  if (isNew) await ClassStaffModel.query(trx).insert(row);
  return isNew;
}

/** Emails both teachers about a change of the staff. */
function tell({ background, sendMail, origin }: StaffInvitationParts, { one, owner, teacher, change }: Joined): void {
  if (change === 'none') return;
  const facts = { classId: one.id, className: one.name, origin };
  const [toOwner, toTeacher] =
    change === 'owner' ? [formerOwnerMail, newOwnerMail] : [staffAddedMail, staffWelcomeMail];
  background.run('class owner email', () => sendMail(toOwner({ ...facts, to: owner, teacher })));
  background.run('class teacher email', () => sendMail(toTeacher({ ...facts, to: teacher, teacher: owner })));
}
