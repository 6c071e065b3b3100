import { randomUUID } from 'node:crypto';
import type {
  deleteStaffInvitationAsker,
  postOpenStaffInvitation,
  postStaffInvitation,
  StaffInvitation,
} from '@countertop/contract/classes/classes';
import { maxStaffInvitations, staffInvitationDays } from '@countertop/contract/classes/classes.limits';
import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type { ServerContext } from '../../platform/ServerContext.ts';
import type { ErasedUser } from '../erasure/erase.ts';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { staffInvitationMail } from './classMails.ts';
import { emailOf, type User } from '../../platform/http/caller.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { hashOf, newToken } from '../../platform/token.ts';
import { isFor, stepOf } from '../family/invitationStep.ts';
import { ClassInvitationModel } from './ClassInvitation.model.ts';
import { findStaffInvitation, isHandOver, used } from './openStaffInvitation.ts';
import { invitationOf, openInvitations } from './readClass.ts';
import { lockClass, requireOwner } from './requireStaff.ts';

const limits = {
  /** Invitations of one account. */
  account: { name: 'class invitations', calls: 20, windowMs: dayMs },
  /** Emails to one address, regardless of who invites it. */
  mails: { name: 'class invitation mails', calls: 3, windowMs: dayMs },
} as const;

export interface StaffInvitationParts extends Pick<
  ServerContext,
  'database' | 'background' | 'sendMail' | 'origin' | 'now'
> {
  readonly sessions: Sessions;
}

type Wanted = z.infer<typeof postStaffInvitation.input>;

type Asked = z.infer<typeof deleteStaffInvitationAsker.input>;

const notFound = () => new ApiError('invitation_not_found', 'This invitation is no longer open. Reload the page.');

/** Invites somebody. Replaces an open invitation of the same address. */
export async function createStaffInvitation(
  context: StaffInvitationParts,
  user: User,
  wanted: Wanted,
  origin: string,
): Promise<StaffInvitation> {
  const { database, background, sendMail } = context;
  const { row } = await requireOwner(database, wanted.classId, user.id);
  const [email, inviter] = [wanted.email.toLowerCase(), emailOf(user)];
  if (email === inviter) {
    const sentence = 'This is your own email address. Enter that of the other teacher.';
    throw new ApiError('same_email', sentence, { email: sentence });
  }
  await rateLimit(limits.account, database)(user.id);
  await rateLimit(limits.mails, database)(email);
  const token = newToken();
  const invitation = await storeInvitation(context, user.id, { ...wanted, email }, token);
  const facts = { to: email, inviter, className: row.name, role: wanted.role, origin, token };
  background.run('class invitation email', () => sendMail(staffInvitationMail(facts)));
  return invitation;
}

function storeInvitation(
  context: StaffInvitationParts,
  userId: string,
  { classId, email, role }: Wanted,
  token: string,
): Promise<StaffInvitation> {
  const { database, now } = context;
  return database.transaction(async (trx) => {
    // Locked, so that two requests at once can't exceed the limit.
    await lockClass(trx, classId);
    await openInvitations(trx, classId, now()).where({ email }).delete();
    if ((await openInvitations(trx, classId, now()).resultSize()) >= maxStaffInvitations)
      throw new ApiError('too_many_invitations', 'Too many invitations are open. Withdraw one first.');
    const times = { createdAt: now(), expiresAt: now() + staffInvitationDays * dayMs, usedAt: null };
    const row = { id: randomUUID(), classId, tokenHash: hashOf(token), email, role, userId };
    return invitationOf(await ClassInvitationModel.query(trx).insertAndFetch({ ...row, ...times }));
  });
}

/** Withdraws an open invitation of a class. */
export async function withdrawStaffInvitation(
  context: StaffInvitationParts,
  user: User,
  { classId, invitationId }: { readonly classId: string; readonly invitationId: string },
) {
  const { database, now } = context;
  await requireOwner(database, classId, user.id);
  const deleted = await openInvitations(database, classId, now()).where({ id: invitationId }).delete();
  if (deleted === 0) throw notFound();
}

/**
 * Refuses who asks to accept an invitation of a class. From then on it is only for the invited address. If that one asks, the
 * invitation ends.
 */
export async function refuseStaffAsker(
  context: StaffInvitationParts,
  user: User,
  { classId, invitationId, userId }: Asked,
): Promise<void> {
  const { database, now } = context;
  await requireOwner(database, classId, user.id);
  await database.transaction(async (trx) => {
    const open = openInvitations(trx, classId, now()).findOne({ id: invitationId, askedBy: userId });
    const row = await open.withGraphFetched('asker').forUpdate();
    if (!row?.asker || userId === row.userId) throw notFound();
    if (isFor(row, row.asker)) await row.$query(trx).delete();
    else await row.$query(trx).patch({ askedBy: row.userId });
  });
}

/** Returns what an invitation offers, without using it. */
export async function readStaffInvitation(
  context: StaffInvitationParts,
  token: string,
  user: User | null,
): Promise<z.infer<typeof postOpenStaffInvitation.output>> {
  const { row, one, inviter } = await findStaffInvitation(context.database, {
    token,
    user,
    nowMs: context.now(),
  });
  const step = stepOf(row, user, isHandOver(row));
  if (step === null) throw used();
  const { role, expiresAt } = row;
  return { inviter, className: one.name, role, expiresAt: new Date(expiresAt).toISOString(), step };
}

/** Deletes the invitations sent to an address. */
export async function eraseClassInvitations(trx: Knex.Transaction, { email }: ErasedUser): Promise<void> {
  await ClassInvitationModel.query(trx).where({ email }).delete();
}

/** Deletes invitations that have expired, also accepted ones. */
export async function deleteExpiredStaffInvitations(database: Knex, nowMs: number): Promise<void> {
  await ClassInvitationModel.query(database).where('expiresAt', '<=', nowMs).delete();
}
