import type { Knex } from 'knex';
import type { GuardianRole } from '../../platform/http/caller.ts';
import type { ErasureNotice } from '../erasure/erasureNotices.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import { childrenErasedMail, guardianLeftMail } from './erasureMails.ts';

/** Returns the guardians of learners with a role, each once, with the nicknames of theirs in the order of the family page. */
export async function guardiansOf(
  trx: Knex.Transaction,
  learnerIds: readonly string[],
  role: GuardianRole,
): Promise<{ to: string; nicknames: (string | null)[] }[]> {
  const rows = await GuardianModel.query(trx)
    .whereIn('learnerId', [...learnerIds])
    .where('guardians.role', role)
    .withGraphJoined('[user, learner]')
    .orderBy(['learner.createdAt', 'learner.id', 'guardians.createdAt', 'userId']);
  const byEmail = new Map<string, (string | null)[]>();
  for (const { user, learner } of rows)
    if (user && learner) byEmail.set(user.email, [...(byEmail.get(user.email) ?? []), learner.nickname]);
  return Array.from(byEmail, ([to, nicknames]) => ({ to, nicknames }));
}

/** Returns whom to tell that learners are erased, before they are: their second guardians. */
export async function learnerNotices(
  trx: Knex.Transaction,
  learnerIds: readonly string[],
): Promise<readonly ErasureNotice[]> {
  return (await guardiansOf(trx, learnerIds, 'second')).map((one) => ({
    kind: 'children_erased',
    mail: (origin) => childrenErasedMail(one, origin),
  }));
}

/** Returns whom to tell, as guardians, that an account is erased, before it is. */
export async function guardianNotices(trx: Knex.Transaction, userId: string): Promise<readonly ErasureNotice[]> {
  const guardian = await GuardianModel.query(trx).where({ userId });
  const learnersAs = (role: GuardianRole) => guardian.filter((one) => one.role === role).map((one) => one.learnerId);
  const erased = await learnerNotices(trx, learnersAs('owner'));
  const lost = await guardiansOf(trx, learnersAs('second'), 'owner');
  return [
    ...erased,
    ...lost.map((one) => ({ kind: 'guardian_left', mail: (origin: string) => guardianLeftMail(one, origin) }) as const),
  ];
}
