import { randomUUID } from 'node:crypto';
import type { Family, FamilyChild, patchChild, postChild } from '@countertop/contract/family/family';
import { maxChildren } from '@countertop/contract/family/family.limits';
import { hasFeature } from '@countertop/contract/payments/features';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { AccountModel } from '../people/Account.model.ts';
import type { User } from '../../platform/http/caller.ts';
import { insertLearner } from '../people/insertAccount.ts';
import { requireFeature } from '../people/requireFeature.ts';
import { giveForNewChild } from '../consents/consentsByPayment.ts';
import { consentStates } from '../consents/consentStates.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { erasureDays } from './endedFamilies.ts';
import { profiles } from './handOver.ts';
import { safeNickname } from './nickname.ts';

/** Returns the guardians of learners with their accounts, without `exceptId`. */
async function otherGuardians(database: Knex, learnerIds: readonly string[], exceptId: string) {
  return GuardianModel.query(database)
    .whereIn('learnerId', [...learnerIds])
    .whereNot({ userId: exceptId })
    .withGraphFetched('user')
    .orderBy(['createdAt', 'userId']);
}

interface ChildStates {
  readonly others: readonly GuardianModel[];
  readonly consents: ReadonlyMap<string, FamilyChild['consent']>;
  readonly erasures: ReadonlyMap<string, string>;
}

function childOf({ role, learner }: GuardianModel, { others, consents, erasures }: ChildStates): FamilyChild[] {
  if (learner === undefined) return [];
  const { id, nickname, picture, band, picturePasswordHash: hash } = learner;
  const guardians = others
    .filter(({ learnerId }) => learnerId === id)
    .flatMap((one) => (one.user ? [{ userId: one.userId, email: one.user.email, role: one.role }] : []));
  const shown = { id, nickname, picture, band, role, guardians };
  const states = { consent: consents.get(id) ?? 'none', erasedOn: erasures.get(id) ?? null };
  return [{ ...shown, hasPicturePassword: hash !== null, ...states }];
}

/** Returns the children whose guardian a user is, oldest first. */
export async function listChildren(database: Knex, userId: string, nowMs: number): Promise<FamilyChild[]> {
  const own = await GuardianModel.query(database)
    .withGraphJoined('learner')
    .where('guardians.userId', userId)
    .orderBy(['learner.createdAt', 'learner.id']);
  const ids = own.map(({ learnerId: id }) => id);
  const states = {
    others: await otherGuardians(database, ids, userId),
    consents: await consentStates(database, ids, nowMs),
    erasures: await erasureDays(database, ids),
  };
  return own.flatMap((guardian) => childOf(guardian, states));
}

/** Returns a child as one of its guardians sees it. */
async function findChild(
  database: Knex,
  { userId, learnerId }: { userId: string; learnerId: string },
  nowMs: number,
): Promise<FamilyChild> {
  const child = (await listChildren(database, userId, nowMs)).find(({ id }) => id === learnerId);
  if (child === undefined) throw new ApiError('not_allowed', 'This player no longer exists. Reload the page.');
  return child;
}

/** Returns the family of an adult, without the invitations. */
export async function readFamily(database: Knex, user: User, nowMs: number): Promise<Omit<Family, 'invitations'>> {
  const account = await AccountModel.query(database).findById(user.id).select('pinHash');
  return {
    children: await listChildren(database, user.id, nowMs),
    hasPin: account?.pinHash != null,
    maxChildren: hasFeature(user.current, profiles.feature, nowMs) ? maxChildren : 1,
  };
}

type NewChild = z.infer<typeof postChild.input>;

/**
 * Adds a child, or gives these to the one whom the account began with if it has no nickname. If the guardian agreed to the notice when
 * paying, that covers the child.
 */
export async function addChild(database: Knex, user: User, child: NewChild, nowMs: number): Promise<FamilyChild> {
  const { picture, band, isNicknameConfirmed = false } = child;
  const chosen = { nickname: safeNickname(child.nickname, isNicknameConfirmed), picture, band };
  const learnerId = await database.transaction(async (trx) => {
    // Locked, so that two requests at once can't add a sixth child.
    await AccountModel.query(trx).findById(user.id).select('id').forUpdate();
    const first = await LearnerModel.query(trx).findById(user.id);
    if (first?.nickname === null) {
      await first.$query(trx).patch({ ...chosen, updatedAt: nowMs });
      await giveForNewChild(trx, { learnerId: first.id, userId: user.id, atMs: nowMs });
      return first.id;
    }
    requireFeature(user, profiles, nowMs);
    const owned = await GuardianModel.query(trx).where({ userId: user.id, role: 'owner' }).resultSize();
    if (owned >= maxChildren)
      throw new ApiError('too_many_children', `A family can have ${maxChildren} children. Erase one to add another.`);
    const id = randomUUID();
    await insertLearner(trx, user.id, { id, ...chosen, createdAt: nowMs });
    await giveForNewChild(trx, { learnerId: id, userId: user.id, atMs: nowMs });
    return id;
  });
  return findChild(database, { userId: user.id, learnerId }, nowMs);
}

type ChildChanges = z.infer<typeof patchChild.input>;

/** Changes nickname, picture and age band of a child. */
export async function changeChild(
  database: Knex,
  userId: string,
  changes: ChildChanges,
  nowMs: number,
): Promise<FamilyChild> {
  const { learnerId, nickname, isNicknameConfirmed = false, picture, band } = changes;
  await LearnerModel.query(database)
    .findById(learnerId)
    .patch({
      ...(nickname !== undefined && { nickname: safeNickname(nickname, isNicknameConfirmed) }),
      ...(picture !== undefined && { picture }),
      ...(band !== undefined && { band }),
      updatedAt: nowMs,
    });
  return findChild(database, { userId, learnerId }, nowMs);
}

/** Whether a text confirms that a child shall be erased: its nickname or, without one, the word for erasing an account. */
export function confirmsErasure(nickname: string | null, typed: string, word: string): boolean {
  const plain = (text: string) => text.trim().normalize('NFC').toLowerCase();
  return plain(typed) === plain(nickname ?? word);
}
