import { endedFamilyKeptDays, endedFamilyWarningDays } from '@countertop/contract/family/family.limits';
import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { dayOf } from '../../platform/days.ts';
import { type Deleted, leastPeople, runLimit } from '../../platform/db/deleteDue.ts';
import { familyEndMail } from './familyEndMail.ts';
import { AccountModel } from '../people/Account.model.ts';
import { eraseLearner } from '../learners/eraseLearner.ts';
import type { ErasureParts } from '../erasure/erase.ts';
import { type NoticeParts, sendNotices } from '../erasure/erasureNotices.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import { EndedFamilyModel } from './EndedFamily.model.ts';

/** Spares the mail server. The rest is sent the next day. */
const maxMailsPerDay = 500;
const [, lastDays] = endedFamilyWarningDays;

type EndedFamilyParts = ErasureParts & NoticeParts;

/** Selects the learners whom accounts own, except the first one of each, who has the account's ID and stays. */
function furtherLearners(database?: Knex): QueryBuilder<GuardianModel> {
  return GuardianModel.query(database)
    .where('guardians.role', 'owner')
    .whereNotExists(AccountModel.query().whereColumn('users.id', 'guardians.learnerId'));
}

/** Selects accounts with further learners and without a plan that includes them. */
function endedAccounts(nowMs: number): QueryBuilder<AccountModel> {
  return AccountModel.query()
    .whereExists(furtherLearners().whereColumn('guardians.userId', 'users.id'))
    .where((ended) => {
      void ended
        .whereNotIn('subscriptionTier', ['family', 'classroom'])
        .orWhere(
          (over) => void over.where({ subscriptionStatus: 'cancelled' }).where('subscriptionEndAt', '<=', nowMs),
        );
    })
    .select('users.id');
}

/** Notices plans that have ended, and forgets those of families who have one again. */
async function updateEndedFamilies(database: Knex, nowMs: number): Promise<void> {
  await EndedFamilyModel.query(database).whereNotIn('userId', endedAccounts(nowMs)).delete();
  const known = EndedFamilyModel.query().select('userId');
  const ended = await AccountModel.query(database)
    .whereIn('id', endedAccounts(nowMs))
    .whereNotIn('id', known)
    .select('id');
  for (const { id } of ended) {
    await EndedFamilyModel.query(database).insert({ userId: id, endedAt: nowMs, sent: 0, lastSentAt: null });
  }
}

/** Returns when the children of a family are erased, in milliseconds since 1970 UTC: never within a week of the last warning. */
function erasureMs({ endedAt, sent, lastSentAt: sentAt }: EndedFamilyModel): number {
  const plannedMs = endedAt + endedFamilyKeptDays * dayMs;
  const isWarned = sent >= endedFamilyWarningDays.length && sentAt !== null;
  return isWarned ? Math.max(plannedMs, sentAt + lastDays * dayMs) : plannedMs;
}

/** Returns the days (YYYY-MM-DD) on which learners are erased because the plan has ended, by their IDs. */
export async function erasureDays(database: Knex, learnerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const owned = await furtherLearners(database)
    .whereIn('learnerId', [...learnerIds])
    .select('learnerId', 'userId');
  const families = await EndedFamilyModel.query(database).findByIds([...new Set(owned.map(({ userId: id }) => id))]);
  const daysOf = new Map(families.map((family) => [family.userId, dayOf(erasureMs(family))]));
  return new Map(
    owned.flatMap(({ learnerId: id, userId }) => {
      const day = daysOf.get(userId);
      return day === undefined ? [] : [[id, day] as const];
    }),
  );
}

async function warn(
  { database, sendMail, origin }: EndedFamilyParts,
  family: EndedFamilyModel,
  nowMs: number,
): Promise<void> {
  if (family.user === undefined) return;
  const daysLeft = endedFamilyWarningDays[family.sent] ?? lastDays;
  const endsAtMs = Math.max(family.endedAt + endedFamilyKeptDays * dayMs, nowMs + daysLeft * dayMs);
  await sendMail(familyEndMail(family.user.email, origin, endsAtMs));
  // After the email, so that a failed one is retried the next day. No child is erased without both warnings.
  await family.$query(database).patch({ sent: family.sent + 1, lastSentAt: nowMs });
}

/** Erases the further learners of an account, except those who belong to another account, too. */
async function eraseFamily(parts: EndedFamilyParts, { userId }: EndedFamilyModel, nowMs: number): Promise<void> {
  const { database } = parts;
  const ids: string[] = await furtherLearners(database)
    .where('guardians.userId', userId)
    .select('learnerId')
    .then((rows) => rows.map(({ learnerId: id }) => id));
  for (const id of ids) {
    const others = await GuardianModel.query(database)
      .where({ learnerId: id, role: 'owner' })
      .whereNot({ userId })
      .resultSize();
    if (others === 0) await sendNotices(parts, await eraseLearner({ ...parts, isByAge: true }, id, nowMs));
  }
  await EndedFamilyModel.query(database).deleteById(userId);
}

/** Warns the owners of families whose plan has ended twice, then erases all children but the first, of at most as many families as one run may. */
export async function eraseEndedFamilies(parts: EndedFamilyParts, nowMs: number): Promise<Deleted> {
  const { database } = parts;
  await updateEndedFamilies(database, nowMs);
  for (const [index, days] of endedFamilyWarningDays.entries()) {
    const due = await EndedFamilyModel.query(database)
      .withGraphFetched('user')
      .where({ sent: index })
      .where('endedAt', '<=', nowMs - (endedFamilyKeptDays - days) * dayMs)
      .where((known) => void known.whereNull('lastSentAt').orWhere('lastSentAt', '<=', nowMs - lastDays * dayMs))
      .orderBy('endedAt')
      .limit(maxMailsPerDay);
    for (const family of due) await warn(parts, family, nowMs);
  }
  const warned = await EndedFamilyModel.query(database)
    .where('sent', '>=', endedFamilyWarningDays.length)
    .where('endedAt', '<=', nowMs - endedFamilyKeptDays * dayMs)
    .orderBy('endedAt');
  const limit = runLimit(await EndedFamilyModel.query(database).resultSize(), leastPeople);
  const overdue = warned.filter((family) => erasureMs(family) <= nowMs).slice(0, limit);
  for (const family of overdue) await eraseFamily(parts, family, nowMs);
  return { count: overdue.length, isLimited: overdue.length >= limit };
}
