import { randomUUID } from 'node:crypto';
import type { Badge, BadgeGiven } from '@countertop/contract/awards';
import type { Knex } from 'knex';
import { Problem } from '../problem.ts';
import type { BadgeRow } from './awards.table.ts';

function badgeOf(row: BadgeRow): Badge {
  return {
    id: row.id,
    badgeType: row.badge_type,
    title: row.title,
    description: row.description,
    icon: row.icon,
    earnedAt: new Date(row.earned_at).toISOString(),
  };
}

/** A user's badges, newest first. */
export async function listBadges(database: Knex, userId: string): Promise<Badge[]> {
  const rows: BadgeRow[] = await database('badges')
    .where({ user_id: userId })
    .orderBy([
      { column: 'earned_at', order: 'desc' },
      { column: 'id', order: 'asc' },
    ]);
  return rows.map(badgeOf);
}

/** Gives a badge, once: the one that is held already is answered as it is. */
export async function giveBadge(database: Knex, userId: string, given: BadgeGiven, nowMs: number): Promise<Badge> {
  const { badgeType, title, description, icon } = given;
  await database('badges')
    .insert({
      id: randomUUID(),
      user_id: userId,
      badge_type: badgeType,
      title,
      description,
      icon,
      earned_at: nowMs,
    })
    .onConflict(['user_id', 'badge_type'])
    .ignore();
  const held = await database<BadgeRow>('badges').where({ user_id: userId, badge_type: badgeType }).first();
  if (held === undefined) throw new Problem(404, 'no_account', 'This account is gone. Sign in again.');
  return badgeOf(held);
}
