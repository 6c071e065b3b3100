import { randomUUID } from 'node:crypto';
import type {
  deleteInvitationAsker,
  Invitation,
  postInvitation,
  postOpenInvitation,
} from '@countertop/contract/family/family';
import { invitationDays, maxInvitations } from '@countertop/contract/family/family.limits';
import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type { ServerContext } from '../../platform/ServerContext.ts';
import type { ErasedUser } from '../erasure/erase.ts';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { invitationMail } from './familyMails.ts';
import { AccountModel } from '../people/Account.model.ts';
import { emailOf, type User } from '../../platform/http/caller.ts';
import { hashOf, newToken } from '../../platform/token.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import { FamilyInvitationModel } from './FamilyInvitation.model.ts';
import { askerOf, isFor, stepOf } from './invitationStep.ts';
import { InvitedLearnerModel } from './InvitedLearner.model.ts';
import { findInvitation, openInvitations, used } from './openInvitations.ts';

const limits = {
  /** Invitations of one account. */
  account: { name: 'family invitations', calls: 20, windowMs: dayMs },
  /** Emails to one address, regardless of who invites it. */
  mails: { name: 'family invitation mails', calls: 3, windowMs: dayMs },
} as const;

export type InvitationParts = Pick<ServerContext, 'database' | 'background' | 'sendMail' | 'origin' | 'now'>;

type Wanted = z.infer<typeof postInvitation.input>;
type OpenedInvitation = z.infer<typeof postOpenInvitation.output>;

type Asked = z.infer<typeof deleteInvitationAsker.input>;

const notFound = () => new ApiError('invitation_not_found', 'This invitation is no longer open. Reload the page.');

function shown(invitation: FamilyInvitationModel): Invitation {
  const { id, email, learners = [], expiresAt } = invitation;
  const learnerIds = learners.map((one) => one.id);
  return { id, email, learnerIds, expiresAt: new Date(expiresAt).toISOString(), askedBy: askerOf(invitation) };
}

/** Returns the open invitations of an account, oldest first. */
export async function listInvitations(context: InvitationParts, userId: string): Promise<Invitation[]> {
  const rows = await openInvitations(context.database, userId, context.now())
    .withGraphFetched('[learners, asker]')
    .orderBy(['createdAt', 'id']);
  return rows.map(shown).filter(({ learnerIds }) => learnerIds.length > 0);
}

/** Invites somebody. Replaces an open invitation of the same address. */
export async function createInvitation(
  context: InvitationParts,
  user: User,
  { email: typed, learnerIds }: Wanted,
  origin: string,
): Promise<Invitation> {
  const { database, background, sendMail } = context;
  const [email, inviter] = [typed.toLowerCase(), emailOf(user)];
  if (email === inviter) {
    const sentence = 'This is your own email address. Enter that of the other grown-up.';
    throw new ApiError('same_email', sentence, { email: sentence });
  }
  await rateLimit(limits.account, database)(user.id);
  await rateLimit(limits.mails, database)(email);
  const token = newToken();
  const invitation = await storeInvitation(context, user.id, { email, learnerIds: [...new Set(learnerIds)] }, token);
  background.run('family invitation email', () => sendMail(invitationMail({ to: email, inviter, origin, token })));
  return invitation;
}

async function storeInvitation(
  context: InvitationParts,
  userId: string,
  { email, learnerIds }: Wanted,
  token: string,
): Promise<Invitation> {
  const { database, now } = context;
  return database.transaction(async (trx) => {
    // Locked, so that two requests at once can't exceed the limit.
    await AccountModel.query(trx).findById(userId).select('id').forUpdate();
    const owned = await GuardianModel.query(trx)
      .where({ userId, role: 'owner' })
      .whereIn('learnerId', learnerIds)
      .resultSize();
    if (owned !== learnerIds.length)
      throw new ApiError('not_owner', 'Only the guardian who added a child can invite others.');
    await openInvitations(trx, userId, now()).where({ email }).delete();
    if ((await openInvitations(trx, userId, now()).resultSize()) >= maxInvitations)
      throw new ApiError('too_many_invitations', 'Too many invitations are open. Withdraw one first.');
    const id = randomUUID();
    const expiresAt = now() + invitationDays * dayMs;
    const row = { id, tokenHash: hashOf(token), userId, email, createdAt: now(), expiresAt };
    await FamilyInvitationModel.query(trx).insert({ ...row, usedAt: null });
    for (const learnerId of learnerIds) await InvitedLearnerModel.query(trx).insert({ invitationId: id, learnerId });
    return { id, email, learnerIds, expiresAt: new Date(expiresAt).toISOString(), askedBy: null };
  });
}

/** Withdraws an open invitation of an account. */
export async function withdrawInvitation(context: InvitationParts, userId: string, id: string): Promise<void> {
  const deleted = await openInvitations(context.database, userId, context.now()).where({ id }).delete();
  if (deleted === 0) throw notFound();
}

/** Refuses who asks to accept an invitation of an account. From then on it is only for the invited address. */
export async function refuseAsker(
  context: InvitationParts,
  inviterId: string,
  { invitationId: id, userId }: Asked,
): Promise<void> {
  const refused = await openInvitations(context.database, inviterId, context.now())
    .where({ id, askedBy: userId })
    .whereNot({ userId })
    .patch({ askedBy: inviterId });
  if (refused === 0) throw notFound();
}

/** Returns what an invitation offers, without using it. Names the children only for the invited address. */
export async function readInvitation(
  context: InvitationParts,
  token: string,
  user: User | null,
): Promise<OpenedInvitation> {
  const invitation = await findInvitation(context.database, { token, user, nowMs: context.now() });
  const step = stepOf(invitation, user, false);
  if (step === null) throw used();
  const nicknames = invitation.learners.map(({ nickname }) => (isFor(invitation, user) ? nickname : null));
  const expiresAt = new Date(invitation.expiresAt).toISOString();
  return { inviter: invitation.user.email, nicknames, expiresAt, step };
}

/** Deletes the invitations sent to an address. */
export async function eraseFamilyInvitations(trx: Knex.Transaction, { email }: ErasedUser): Promise<void> {
  await FamilyInvitationModel.query(trx).where({ email }).delete();
}

/** Deletes invitations that have expired, also accepted ones. */
export async function deleteExpiredInvitations(database: Knex, nowMs: number): Promise<void> {
  await FamilyInvitationModel.query(database).where('expiresAt', '<=', nowMs).delete();
}
