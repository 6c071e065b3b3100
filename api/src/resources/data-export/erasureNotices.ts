import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type ErasureNotice, erasureMail } from './erasureMails.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import { ClassStaffModel } from '../classes/ClassStaff.model.ts';
import { GuardianModel } from '../learners/Guardian.model.ts';
import type { GuardianRole } from '../../platform/http/caller.ts';

/** Returns the guardians of learners with a role, each once, with the nicknames of theirs in the order of the family page. */
export async function guardiansOf(
  trx: Knex.Transaction,
  learnerIds: readonly string[],
  role: GuardianRole,
): Promise<{ to: string; nicknames: (string | null)[] }[]> {
  const rows = await GuardianModel.query(trx)
    .whereIn('learner_id', [...learnerIds])
    .where('guardians.role', role)
    .withGraphJoined('[user, learner]')
    .orderBy(['learner.created_at', 'learner.id', 'guardians.created_at', 'user_id']);
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
  return (await guardiansOf(trx, learnerIds, 'second')).map((one) => ({ kind: 'children_erased', ...one }));
}

async function classNotices(
  trx: Knex.Transaction,
  classIds: readonly string[],
  kind: 'class_owned' | 'co_teacher_left',
): Promise<readonly ErasureNotice[]> {
  const owners = await ClassStaffModel.query(trx)
    .whereIn('class_id', [...classIds])
    .where({ role: 'owner' })
    .withGraphFetched('[user, class]')
    .orderBy('class_id');
  return owners.flatMap(({ class_id: classId, user, class: one }) =>
    user && one ? [{ kind, to: user.email, classId, className: one.name }] : [],
  );
}

/** Whom to tell about an erased account. */
export interface AccountNotices {
  readonly notices: readonly ErasureNotice[];
  /** Classes that the account owned. */
  readonly classIds: readonly string[];
}

/** Returns whom to tell that an account is erased, before it is. Its classes have a new owner afterwards: `newOwnerNotices`. */
export async function accountNotices(trx: Knex.Transaction, userId: string): Promise<AccountNotices> {
  const guardian = await GuardianModel.query(trx).where({ user_id: userId });
  const staff = await ClassStaffModel.query(trx).where({ user_id: userId });
  const learnersAs = (role: GuardianRole) => guardian.filter((one) => one.role === role).map((one) => one.learner_id);
  const classesAs = (role: 'owner' | 'co_teacher') =>
    staff.filter((one) => one.role === role).map(({ class_id: id }) => id);
  const lost = await guardiansOf(trx, learnersAs('second'), 'owner');
  return {
    notices: [
      ...(await learnerNotices(trx, learnersAs('owner'))),
      ...lost.map((one) => ({ kind: 'guardian_left', ...one }) as const),
      ...(await classNotices(trx, classesAs('co_teacher'), 'co_teacher_left')),
    ],
    classIds: classesAs('owner'),
  };
}

/** Returns the new owners of classes whose owner was erased. Nobody for those that were erased, too. */
export async function newOwnerNotices(
  trx: Knex.Transaction,
  classIds: readonly string[],
): Promise<readonly ErasureNotice[]> {
  return classNotices(trx, classIds, 'class_owned');
}

export interface NoticeParts {
  readonly sendMail: SendMail;
  readonly log: Logger;
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
}

/** Emails those whom an erasure concerns. What was erased stays so, so failures are only logged. */
export async function sendNotices(
  { sendMail, log, origin }: NoticeParts,
  notices: readonly ErasureNotice[],
): Promise<void> {
  for (const notice of notices) {
    await sendMail(erasureMail(notice, origin)).catch((error: unknown) =>
      log.error({ err: error, kind: notice.kind }, 'an email about an erasure could not be sent'),
    );
  }
}
