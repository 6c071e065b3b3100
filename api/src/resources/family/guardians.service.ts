import type { Knex } from 'knex';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { guardianRemovedMail } from './familyMails.ts';
import { SessionModel } from '../accounts/Session.model.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { guardiansOf } from '../learners/learnerNotices.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import type { Guardians } from '../learners/Guardians.ts';

export interface RemovalParts extends Pick<ServerContext, 'database' | 'background' | 'sendMail' | 'origin'> {
  readonly sessions: Sessions;
  readonly guardians: Guardians;
}

/**
 * Selects the rows of an account as second guardian: of the children that a user owns, or of all children if it is the user's own
 * account.
 */
function secondGuardians(trx: Knex.Transaction, userId: string, guardianId: string) {
  const rows = GuardianModel.query(trx).where({ userId: guardianId, role: 'second' });
  if (guardianId === userId) return rows;
  const owned = GuardianModel.query(trx).where({ userId, role: 'owner' }).select('learnerId');
  return rows.whereIn('learnerId', owned);
}

/**
 * Removes a second guardian from all children of an owner, or oneself from all that others share. Ends the sessions in which they play
 * there, and emails each owner once.
 */
export async function removeGuardian(
  { database, background, sendMail, origin, sessions, guardians }: RemovalParts,
  userId: string,
  guardianId: string,
): Promise<void> {
  const { guardian, owners } = await database.transaction(async (trx) => {
    const rows = await secondGuardians(trx, userId, guardianId).withGraphFetched('user');
    const learnerIds = rows.map(({ learnerId: id }) => id);
    const toTell = await guardiansOf(trx, learnerIds, 'owner');
    for (const id of learnerIds) await GuardianModel.query(trx).deleteById([id, guardianId]);
    await SessionModel.query(trx).where({ userId: guardianId }).whereIn('learnerId', learnerIds).delete();
    return { guardian: rows[0]?.user?.email, owners: toTell };
  });
  if (guardian === undefined)
    throw new ApiError('guardian_not_found', 'This person is not a second guardian. Reload the page.');
  guardians.forgetAll();
  sessions.forget(guardianId);
  for (const owner of owners)
    background.run('removed guardian email', () => sendMail(guardianRemovedMail({ ...owner, origin, guardian })));
}
