import { randomUUID } from 'node:crypto';
import type { Invitation, postInvitation, postOpenInvitation } from '@countertop/contract/family';
import { invitationDays, maxGuardians, maxInvitations } from '@countertop/contract/family.limits';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { type CountCall, rateLimit } from '../../platform/http/rateLimit.ts';
import type { Background } from '../../platform/jobs/background.ts';
import { invitationMail } from '../../platform/mail/familyMails.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import { AccountModel } from '../accounts/Account.model.ts';
import { emailOf, type User } from '../accounts/currentUser.ts';
import { hashOf, newToken } from '../accounts/token.ts';
import { GuardianModel } from '../learners/Guardian.model.ts';
import { LearnerModel } from '../learners/Learner.model.ts';
import { FamilyInvitationModel } from './FamilyInvitation.model.ts';
import { InvitedLearnerModel } from './InvitedLearner.model.ts';

const dayMs = 86_400_000;
const limits = {
  /** Invitations of one account. */
  account: { name: 'family invitations', calls: 20, windowMs: dayMs },
  /** Emails to one address, regardless of who invites it. */
  mails: { name: 'family invitation mails', calls: 3, windowMs: dayMs },
} as const;

export interface InvitationParts {
  readonly database: Knex;
  readonly background: Background;
  readonly sendMail: SendMail;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

type Wanted = z.infer<typeof postInvitation.input>;
type OpenedInvitation = z.infer<typeof postOpenInvitation.output>;

function shown({ id, email, learners = [], expires_at: expiresAt }: FamilyInvitationModel): Invitation {
  return { id, email, learnerIds: learners.map((one) => one.id), expiresAt: new Date(expiresAt).toISOString() };
}

const expired = () => new ApiError('invitation_expired', 'This invitation has expired. Ask for a new one.');
const used = () => new ApiError('invitation_used', 'This invitation was already accepted. Sign in to see the family.');

/** Invitations of further guardians by email. */
export class Invitations {
  readonly #parts: InvitationParts;
  readonly #countInvitation: CountCall;
  readonly #countMail: CountCall;

  constructor(parts: InvitationParts) {
    this.#parts = parts;
    this.#countInvitation = rateLimit(limits.account, parts.database);
    this.#countMail = rateLimit(limits.mails, parts.database);
  }

  #open(database: Knex, userId: string) {
    return FamilyInvitationModel.query(database)
      .where({ user_id: userId })
      .whereNull('used_at')
      .where('expires_at', '>', this.#parts.now());
  }

  /** Returns the open invitations of an account, oldest first. */
  async list(userId: string): Promise<Invitation[]> {
    const rows = await this.#open(this.#parts.database, userId)
      .withGraphFetched('learners')
      .orderBy(['created_at', 'id']);
    return rows.map(shown).filter(({ learnerIds }) => learnerIds.length > 0);
  }

  /** Invites somebody. Replaces an open invitation of the same address. */
  async create(user: User, { email: typed, learnerIds }: Wanted, origin: string): Promise<Invitation> {
    const { background, sendMail } = this.#parts;
    const [email, inviter] = [typed.toLowerCase(), emailOf(user)];
    if (email === inviter) {
      const sentence = 'This is your own email address. Enter that of the other grown-up.';
      throw new ApiError('same_email', sentence, { email: sentence });
    }
    await this.#countInvitation(user.id);
    await this.#countMail(email);
    const token = newToken();
    const invitation = await this.#store(user.id, { email, learnerIds: [...new Set(learnerIds)] }, token);
    background.run('family invitation email', () => sendMail(invitationMail({ to: email, inviter, origin, token })));
    return invitation;
  }

  async #store(userId: string, { email, learnerIds }: Wanted, token: string): Promise<Invitation> {
    const { database, now } = this.#parts;
    return database.transaction(async (trx) => {
      // Locked, so that two requests at once can't exceed the limit.
      await AccountModel.query(trx).findById(userId).select('id').forUpdate();
      const owned = await GuardianModel.query(trx)
        .where({ user_id: userId, role: 'owner' })
        .whereIn('learner_id', learnerIds)
        .resultSize();
      if (owned !== learnerIds.length)
        throw new ApiError('not_owner', 'Only the guardian who added a child can invite others.');
      await this.#open(trx, userId).where({ email }).delete();
      if ((await this.#open(trx, userId).resultSize()) >= maxInvitations)
        throw new ApiError('too_many_invitations', 'Too many invitations are open. Withdraw one first.');
      const id = randomUUID();
      const expires_at = now() + invitationDays * dayMs;
      const row = { id, token_hash: hashOf(token), user_id: userId, email, created_at: now(), expires_at };
      await FamilyInvitationModel.query(trx).insert({ ...row, used_at: null });
      for (const learner_id of learnerIds)
        await InvitedLearnerModel.query(trx).insert({ invitation_id: id, learner_id });
      return { id, email, learnerIds, expiresAt: new Date(expires_at).toISOString() };
    });
  }

  /** Withdraws an open invitation of an account. */
  async withdraw(userId: string, id: string): Promise<void> {
    const deleted = await this.#open(this.#parts.database, userId).where({ id }).delete();
    if (deleted === 0)
      throw new ApiError('invitation_not_found', 'This invitation is no longer open. Reload the page.');
  }

  /** Returns the invitation of a token, with its inviter and children. Throws `ApiError` 410 if it is not open. */
  async #find(database: Knex, token: string): Promise<FamilyInvitationModel & { readonly learners: LearnerModel[] }> {
    const found = await FamilyInvitationModel.query(database)
      .findOne({ token_hash: hashOf(token) })
      .withGraphFetched('[user, learners]');
    if (found === undefined) throw expired();
    if (found.used_at !== null) throw used();
    const { learners = [] } = found;
    // Withdrawn and old ones are deleted, and children may have been erased.
    if (found.expires_at <= this.#parts.now() || learners.length === 0) throw expired();
    return Object.assign(found, { learners });
  }

  /** Returns what an invitation offers, without using it. Names the children only for somebody who is signed in. */
  async read(token: string, isSignedIn: boolean): Promise<OpenedInvitation> {
    const { user, learners, expires_at: expiresAt } = await this.#find(this.#parts.database, token);
    if (user === undefined) throw expired();
    const nicknames = learners.map(({ nickname }) => (isSignedIn ? nickname : null));
    return { inviter: user.email, nicknames, expiresAt: new Date(expiresAt).toISOString() };
  }

  /** Makes a user a second guardian of the children of an invitation. */
  async accept(user: User, token: string): Promise<void> {
    const { database, now } = this.#parts;
    await database.transaction(async (trx) => {
      const { id, user_id: inviterId, learners } = await this.#find(trx, token);
      if (inviterId === user.id)
        throw new ApiError('own_invitation', 'You sent this invitation. Open it in the browser of the other grown-up.');
      // Of two requests at once, only one uses it.
      const isFirst = await FamilyInvitationModel.query(trx)
        .findById(id)
        .whereNull('used_at')
        .patch({ used_at: now() });
      if (isFirst === 0) throw used();
      for (const learner of learners) await addGuardian(trx, learner.id, user.id, now());
    });
  }

  /** Deletes invitations that have expired, also accepted ones. */
  static async deleteExpired(database: Knex, nowMs: number): Promise<void> {
    await FamilyInvitationModel.query(database).where('expires_at', '<=', nowMs).delete();
  }
}

/** Adds a second guardian. Does nothing for one who is a guardian already. */
async function addGuardian(trx: Knex.Transaction, learnerId: string, userId: string, nowMs: number): Promise<void> {
  // Locked, so that two invitations accepted at once can't exceed the limit.
  await LearnerModel.query(trx).findById(learnerId).select('id').forUpdate();
  const guardians = await GuardianModel.query(trx).where({ learner_id: learnerId });
  if (guardians.some(({ user_id: id }) => id === userId)) return;
  if (guardians.length >= maxGuardians)
    throw new ApiError('too_many_guardians', `A child can have ${maxGuardians} guardians. Ask to remove one first.`);
  await GuardianModel.query(trx).insert({ learner_id: learnerId, user_id: userId, role: 'second', created_at: nowMs });
}
