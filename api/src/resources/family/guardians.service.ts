import type { Knex } from 'knex';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { Background } from '../../platform/jobs/background.ts';
import { guardianRemovedMail } from '../../platform/mail/familyMails.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import { SessionModel } from '../accounts/Session.model.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { GuardianModel } from '../learners/Guardian.model.ts';
import type { Guardians } from '../learners/Guardians.ts';

export interface RemovalParts {
  readonly database: Knex;
  readonly background: Background;
  readonly sendMail: SendMail;
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
  readonly sessions: Sessions;
  readonly guardians: Guardians;
}

interface Removal {
  readonly learnerId: string;
  readonly guardianId: string;
}

/**
 * Removes a second guardian: owners may remove each, second guardians themselves. Ends the sessions in which the child plays there, and
 * emails the owner.
 */
export async function removeGuardian(
  { database, background, sendMail, origin, sessions, guardians }: RemovalParts,
  userId: string,
  { learnerId, guardianId }: Removal,
): Promise<void> {
  if (guardianId !== userId && (await guardians.roleOf(userId, learnerId)) !== 'owner')
    throw new ApiError('not_owner', 'Only the guardian who added this player can remove others.');
  const all = await GuardianModel.query(database).where({ learner_id: learnerId }).withGraphFetched('[user, learner]');
  await database.transaction(async (trx) => {
    const removed = await GuardianModel.query(trx).findById([learnerId, guardianId]).where({ role: 'second' }).delete();
    if (removed === 0)
      throw new ApiError('guardian_not_found', 'This person is not a second guardian. Reload the page.');
    await SessionModel.query(trx).where({ user_id: guardianId, learner_id: learnerId }).delete();
  });
  guardians.forgetAll();
  sessions.forget(guardianId);
  const guardian = all.find(({ user_id: id }) => id === guardianId)?.user?.email;
  if (guardian === undefined) return;
  for (const { role, user, learner } of all) {
    if (role !== 'owner' || user === undefined) continue;
    const facts = { to: user.email, origin, guardian, nicknames: [learner?.nickname ?? null] };
    background.run('removed guardian email', () => sendMail(guardianRemovedMail(facts)));
  }
}
