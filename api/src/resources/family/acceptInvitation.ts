import type { postConfirmInvitation } from '@countertop/contract/family/family';
import { invitationDays, maxGuardians } from '@countertop/contract/family/family.limits';
import type { InvitationOutcome } from '@countertop/contract/family/invitation';
import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { guardianAddedMail, guardianAskedMail, guardianWelcomeMail } from './familyMails.ts';
import { emailOf, type User } from '../../platform/http/caller.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { FamilyInvitationModel } from './FamilyInvitation.model.ts';
import type { InvitationParts } from './invitations.service.ts';
import { stepOf } from './invitationStep.ts';
import { findInvitation, openInvitations, type OpenInvitation, used } from './openInvitations.ts';

/** A second guardian of these children who is new, and whose children they are. */
interface Joined {
  readonly owner: string;
  readonly guardian: string;
  /** Empty if they were a guardian of all of them already. */
  readonly nicknames: readonly (string | null)[];
}

/**
 * Makes a user with the invited address a second guardian of the children of an invitation. With another address, the inviter is asked
 * to confirm and has as long as for a new invitation.
 */
export async function acceptInvitation(parts: InvitationParts, user: User, token: string): Promise<InvitationOutcome> {
  const { database, background, sendMail, origin, now } = parts;
  const guardian = emailOf(user);
  const done = await database.transaction(async (trx) => {
    const invitation = await findInvitation(trx, { token, user, nowMs: now() });
    const { id, user: inviter, learners, email: invited } = invitation;
    const step = stepOf(invitation, user, false);
    if (step === 'asked') return { outcome: 'asked', asked: null } as const;
    if (step === 'accept') {
      await use(trx, id, now());
      const nicknames = await addGuardians(trx, learners, user.id, now());
      return { outcome: 'accepted', joined: { owner: inviter.email, guardian, nicknames } } as const;
    }
    for (const learner of learners) await requireRoom(trx, learner.id, user.id);
    const expiresAtMs = await ask(trx, invitation, user.id, now());
    return { outcome: 'asked', asked: { to: inviter.email, asker: guardian, invited, expiresAtMs } } as const;
  });
  if (done.outcome === 'accepted') tell(parts, done.joined);
  else if (done.asked !== null) {
    const mail = guardianAskedMail({ ...done.asked, origin });
    background.run('family question email', () => sendMail(mail));
  }
  return done.outcome;
}

/** Makes the one who asked to accept an invitation a second guardian. */
export async function confirmInvitation(
  parts: InvitationParts,
  owner: User,
  { invitationId: id, userId }: z.infer<typeof postConfirmInvitation.input>,
): Promise<void> {
  const { database, now } = parts;
  const joined = await database.transaction(async (trx): Promise<Joined> => {
    const { asker, learners = [] } =
      (await openInvitations(trx, owner.id, now())
        .findOne({ id, askedBy: userId })
        .whereNot({ userId })
        .withGraphFetched('[asker, learners]')) ?? {};
    if (!asker) throw new ApiError('invitation_not_found', 'This invitation is no longer open. Reload the page.');
    await use(trx, id, now());
    return {
      owner: emailOf(owner),
      guardian: asker.email,
      nicknames: await addGuardians(trx, learners, asker.id, now()),
    };
  });
  tell(parts, joined);
}

/** Uses an invitation up. Of two requests at once, only one can. */
async function use(trx: Knex.Transaction, id: string, nowMs: number): Promise<void> {
  const isFirst = await FamilyInvitationModel.query(trx).findById(id).whereNull('usedAt').patch({ usedAt: nowMs });
  if (isFirst === 0) throw used();
}

/** Notes who asks. Returns until when the inviter can confirm, in milliseconds since 1970 UTC. */
async function ask(trx: Knex.Transaction, { id }: OpenInvitation, userId: string, nowMs: number): Promise<number> {
  const expiresAt = nowMs + invitationDays * dayMs;
  // Of two people at once, only one asks.
  const isFirst = await FamilyInvitationModel.query(trx)
    .findById(id)
    .whereNull('usedAt')
    .whereNull('askedBy')
    .patch({ askedBy: userId, expiresAt });
  if (isFirst === 0) throw used();
  return expiresAt;
}

/** Returns whether somebody would be new as a guardian of a learner. Throws `ApiError` 409 if there is no room. */
async function requireRoom(trx: Knex.Transaction, learnerId: string, userId: string): Promise<boolean> {
  const guardians = await GuardianModel.query(trx).where({ learnerId });
  if (guardians.some(({ userId: id }) => id === userId)) return false;
  if (guardians.length >= maxGuardians)
    throw new ApiError('too_many_guardians', `A child can have ${maxGuardians} guardians. Ask to remove one first.`);
  return true;
}

/** Adds a second guardian. Returns the nicknames of those whose guardian the account was not. */
async function addGuardians(
  trx: Knex.Transaction,
  learners: readonly LearnerModel[],
  userId: string,
  nowMs: number,
): Promise<(string | null)[]> {
  const nicknames: (string | null)[] = [];
  for (const { id, nickname } of learners) {
    // Locked, so that two invitations accepted at once can't exceed the limit.
    await LearnerModel.query(trx).findById(id).select('id').forUpdate();
    if (!(await requireRoom(trx, id, userId))) continue;
    await GuardianModel.query(trx).insert({ learnerId: id, userId, role: 'second', createdAt: nowMs });
    nicknames.push(nickname);
  }
  return nicknames;
}

/** Emails both grown-ups about a guardian who is new. */
function tell({ background, sendMail, origin }: InvitationParts, { owner, guardian, nicknames }: Joined): void {
  if (nicknames.length === 0) return;
  const facts = { origin, nicknames };
  background.run('new guardian email', () => sendMail(guardianAddedMail({ ...facts, to: owner, guardian })));
  background.run('guardian email', () => sendMail(guardianWelcomeMail({ ...facts, to: guardian, guardian: owner })));
}
