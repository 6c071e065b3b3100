import { randomUUID } from 'node:crypto';
import type {
  ClassSummary,
  postOpenStaffInvitation,
  postStaffInvitation,
  StaffInvitation,
} from '@countertop/contract/classes';
import { maxStaff, maxStaffInvitations, staffInvitationDays } from '@countertop/contract/classes.limits';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { type CountCall, rateLimit } from '../../platform/http/rateLimit.ts';
import type { Background } from '../../platform/jobs/background.ts';
import { staffInvitationMail } from '../../platform/mail/classMails.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import { emailOf, type User } from '../accounts/currentUser.ts';
import { requireFeature } from '../accounts/requireFeature.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { hashOf, newToken } from '../accounts/token.ts';
import type { ClassModel } from './Class.model.ts';
import { requireFewClasses, teaching } from './classes.service.ts';
import { ClassInvitationModel } from './ClassInvitation.model.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';
import { moveOwnership } from './moveOwnership.ts';
import { invitationOf, openInvitations, readSummary } from './readClass.ts';
import { lockClass, requireOwner } from './requireStaff.ts';

const dayMs = 86_400_000;

const limits = {
  /** Invitations of one account. */
  account: { name: 'class invitations', calls: 20, windowMs: dayMs },
  /** Emails to one address, regardless of who invites it. */
  mails: { name: 'class invitation mails', calls: 3, windowMs: dayMs },
} as const;

export interface StaffInvitationParts {
  readonly database: Knex;
  readonly background: Background;
  readonly sendMail: SendMail;
  readonly sessions: Sessions;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

type Wanted = z.infer<typeof postStaffInvitation.input>;

const expired = () => new ApiError('invitation_expired', 'This invitation has expired. Ask for a new one.');
const used = () => new ApiError('invitation_used', 'This invitation was already accepted. Sign in to see the class.');

/** An open invitation with its class and its inviter's address. */
interface OpenInvitation {
  readonly row: ClassInvitationModel;
  readonly one: ClassModel;
  readonly inviter: string;
}

/** Invitations of co-teachers and new owners by email. */
export class StaffInvitations {
  readonly #parts: StaffInvitationParts;
  readonly #countInvitation: CountCall;
  readonly #countMail: CountCall;

  constructor(parts: StaffInvitationParts) {
    this.#parts = parts;
    this.#countInvitation = rateLimit(limits.account, parts.database);
    this.#countMail = rateLimit(limits.mails, parts.database);
  }

  /** Invites somebody. Replaces an open invitation of the same address. */
  async create(user: User, wanted: Wanted, origin: string): Promise<StaffInvitation> {
    const { database, background, sendMail } = this.#parts;
    const { row } = await requireOwner(database, wanted.classId, user.id);
    const [email, inviter] = [wanted.email.toLowerCase(), emailOf(user)];
    if (email === inviter) {
      const sentence = 'This is your own email address. Enter that of the other teacher.';
      throw new ApiError('same_email', sentence, { email: sentence });
    }
    await this.#countInvitation(user.id);
    await this.#countMail(email);
    const token = newToken();
    const invitation = await this.#store(user.id, { ...wanted, email }, token);
    const facts = { to: email, inviter, className: row.name, role: wanted.role, origin, token };
    background.run('class invitation email', () => sendMail(staffInvitationMail(facts)));
    return invitation;
  }

  #store(userId: string, { classId, email, role }: Wanted, token: string): Promise<StaffInvitation> {
    const { database, now } = this.#parts;
    return database.transaction(async (trx) => {
      // Locked, so that two requests at once can't exceed the limit.
      await lockClass(trx, classId);
      await openInvitations(trx, classId, now()).where({ email }).delete();
      if ((await openInvitations(trx, classId, now()).resultSize()) >= maxStaffInvitations)
        throw new ApiError('too_many_invitations', 'Too many invitations are open. Withdraw one first.');
      const times = { created_at: now(), expires_at: now() + staffInvitationDays * dayMs, used_at: null };
      const row = { id: randomUUID(), class_id: classId, token_hash: hashOf(token), email, role, user_id: userId };
      return invitationOf(await ClassInvitationModel.query(trx).insertAndFetch({ ...row, ...times }));
    });
  }

  /** Withdraws an open invitation of a class. */
  async withdraw(user: User, { classId, invitationId }: { readonly classId: string; readonly invitationId: string }) {
    const { database, now } = this.#parts;
    await requireOwner(database, classId, user.id);
    const deleted = await openInvitations(database, classId, now()).where({ id: invitationId }).delete();
    if (deleted === 0)
      throw new ApiError('invitation_not_found', 'This invitation is no longer open. Reload the page.');
  }

  /** Returns the open invitation of a token. Throws `ApiError` 410 if there is none. */
  async #find(database: Knex, token: string): Promise<OpenInvitation> {
    const row = await ClassInvitationModel.query(database)
      .findOne({ token_hash: hashOf(token) })
      .withGraphFetched('[user, class]');
    if (row?.user === undefined || row.class === undefined) throw expired();
    if (row.used_at !== null) throw used();
    if (row.expires_at <= this.#parts.now()) throw expired();
    return { row, one: row.class, inviter: row.user.email };
  }

  /** Returns what an invitation offers, without using it. */
  async read(token: string): Promise<z.infer<typeof postOpenStaffInvitation.output>> {
    const { row, one, inviter } = await this.#find(this.#parts.database, token);
    return { inviter, className: one.name, role: row.role, expiresAt: new Date(row.expires_at).toISOString() };
  }

  /** Makes a user a co-teacher or the owner of the class of an invitation. */
  async accept(user: User, token: string): Promise<ClassSummary> {
    const { database, sessions, now } = this.#parts;
    const summary = await database.transaction(async (trx) => {
      const { row, one } = await this.#find(trx, token);
      if (row.user_id === user.id)
        throw new ApiError('own_invitation', 'You sent this invitation. Open it in the browser of the other teacher.');
      if (row.role === 'owner') requireFeature(user, teaching, now());
      // Of two requests at once, only one uses it.
      const isFirst = await ClassInvitationModel.query(trx)
        .findById(row.id)
        .whereNull('used_at')
        .patch({ used_at: now() });
      if (isFirst === 0) throw used();
      await addStaff(trx, one.id, user.id, now());
      if (row.role === 'owner') await moveOwnership(trx, one.id, user.id);
      const { role } = await ClassStaffModel.query(trx).findById([one.id, user.id]).throwIfNotFound();
      return readSummary(trx, one, { role, nowMs: now() });
    });
    // The plan of the owner is that of all children who are signed in.
    if (summary.role === 'owner') sessions.forgetAll();
    return summary;
  }

  /** Deletes invitations that have expired, also accepted ones. */
  static async deleteExpired(database: Knex, nowMs: number): Promise<void> {
    await ClassInvitationModel.query(database).where('expires_at', '<=', nowMs).delete();
  }
}

/** Adds a co-teacher. Does nothing for somebody who teaches the class already. */
async function addStaff(trx: Knex.Transaction, classId: string, userId: string, nowMs: number): Promise<void> {
  // Locked, so that two invitations accepted at once can't exceed the limit.
  await lockClass(trx, classId);
  const staff = await ClassStaffModel.query(trx).where({ class_id: classId });
  if (staff.some(({ user_id: id }) => id === userId)) return;
  if (staff.length >= maxStaff)
    throw new ApiError('too_many_staff', `A class can have ${maxStaff} teachers. Ask to remove one first.`);
  await requireFewClasses(trx, userId);
  await ClassStaffModel.query(trx).insert({
    class_id: classId,
    user_id: userId,
    role: 'co_teacher',
    created_at: nowMs,
  });
}
