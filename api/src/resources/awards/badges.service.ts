import { randomUUID } from 'node:crypto';
import { type BadgeAward, badgeAward, badgeText, badgeTypeOf } from '@countertop/contract/play/awardCatalog';
import type { Badge, BadgeGiven } from '@countertop/contract/play/awards';
import { isoOf } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { BadgeModel } from './Badge.model.ts';
import { requireEarned } from './evidence.ts';

/** Converts a row to the contract's type. Texts come from the catalog, not from the row. */
function badgeOf(row: BadgeModel): Badge {
  const { id, badgeType, earnedAt } = row;
  const award = badgeAward(badgeType);
  const { title, description, icon } = award ? badgeText(award) : row;
  return { id, badgeType, title, description, icon, earnedAt: isoOf(earnedAt) };
}

/** Returns a learner's badges, newest first. */
export async function listBadges(database: Knex, learnerId: string): Promise<Badge[]> {
  const rows = await BadgeModel.query(database)
    .where({ learnerId })
    .orderBy([
      { column: 'earnedAt', order: 'desc' },
      { column: 'id', order: 'asc' },
    ]);
  return rows.map(badgeOf);
}

const findBadge = (database: Knex, learnerId: string, badgeType: string) =>
  BadgeModel.query(database).findOne({ learnerId, badgeType });

/** Stores a badge without checking that it was earned. Returns the existing one if the learner has it already. */
export async function storeBadge(database: Knex, learnerId: string, award: BadgeAward, nowMs: number): Promise<Badge> {
  const badgeType = badgeTypeOf(award);
  await BadgeModel.query(database)
    .insert({ id: randomUUID(), learnerId, badgeType, ...badgeText(award), earnedAt: nowMs })
    .onConflict(['learnerId', 'badgeType'])
    .ignore();
  const held = await findBadge(database, learnerId, badgeType);
  if (held === undefined) throw new ApiError('account_not_found', 'This account no longer exists. Sign in again.');
  return badgeOf(held);
}

/** Whether a badge is earned without a game, like that of the tutorial. */
const needsNoGame = (award: BadgeAward) => award.kind === 'badge' && award.id === 'tutorial_master';

/** Awards a badge once. Throws `ApiError` 409 or 422 if no game has earned it. */
export async function giveBadge(
  database: Knex,
  learnerId: string,
  { badgeType, game }: BadgeGiven,
  nowMs: number,
): Promise<Badge> {
  const award = badgeAward(badgeType);
  if (award === undefined) throw new ApiError('unknown_badge', 'There is no such badge.');
  const held = await findBadge(database, learnerId, badgeType);
  if (held !== undefined) return badgeOf(held);
  if (!needsNoGame(award)) await requireEarned(database, { learnerId, award, game }, nowMs);
  return storeBadge(database, learnerId, award, nowMs);
}
