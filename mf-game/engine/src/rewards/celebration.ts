import type { AchievementId, Award, BadgeId, Celebration, UnlockId } from './award.ts';
import { celebratedStreaks, levels, points } from '../play/constants.ts';
import { isCelebrated, levelUpBonus, tierOpenedBy } from './level.ts';
import type { Game } from '../play/state.ts';

/** Badges and achievements with the same condition. If both are new, only the badge is celebrated. */
const badgeOfSameDeed: Partial<Record<AchievementId, BadgeId>> = {
  accuracy: 'accuracy_ace',
  speed: 'speedy_server',
  score_1000: 'score_master',
};

const hasAchievement = (awards: readonly Award[], id: AchievementId): boolean =>
  awards.some((award) => award.kind === 'achievement' && award.id === id);

const hasBadge = (awards: readonly Award[], id: BadgeId | undefined): boolean =>
  awards.some((award) => award.kind === 'badge' && award.id === id);

function unlocksOf(level: number, fresh: readonly Award[]): readonly UnlockId[] {
  const tier = tierOpenedBy(level);
  const isMilestone = levels.milestones.some((milestone) => milestone === level);
  const hasCertificate = fresh.some(({ kind }) => kind === 'certificate');
  return [
    ...(tier === 'intermediate' ? (['tier_intermediate'] as const) : []),
    ...(tier === 'advanced' ? (['tier_advanced'] as const) : []),
    ...(isMilestone ? (['achievement'] as const) : []),
    ...(hasCertificate ? (['certificate'] as const) : []),
  ];
}

function levelUps(before: Game, { stats: { level } }: Game, fresh: readonly Award[]): readonly Celebration[] {
  if (level === before.stats.level || !isCelebrated(level)) return [];
  return [{ kind: 'level_up', level, bonusPoints: levelUpBonus(level), unlocks: unlocksOf(level, fresh) }];
}

/** Returns the celebration of a streak. The first streak of 15 is celebrated by its achievement instead. */
function streaks(before: Game, after: Game, fresh: readonly Award[]): readonly Celebration[] {
  const streak = after.stats.consecutiveCorrect;
  if (streak === before.stats.consecutiveCorrect || !celebratedStreaks.includes(streak)) return [];
  return hasAchievement(fresh, 'streak') ? [] : [{ kind: 'streak', streak }];
}

function popups({ record }: Game, fresh: readonly Award[]): readonly Celebration[] {
  const of = (kind: Award['kind']): readonly Award[] => fresh.filter((award) => award.kind === kind);
  return [...of('badge'), ...of('achievement'), ...of('certificate')].flatMap((award): readonly Celebration[] => {
    if (award.kind === 'level') return [];
    if (award.kind !== 'achievement') return [{ kind: 'award', award, points: points[award.kind] }];
    if (hasBadge(fresh, badgeOfSameDeed[award.id])) return [];
    return [{ kind: 'award', award, points: record.achievementPoints[award.id] ?? 0 }];
  });
}

/**
 * Queues celebrations for everything new since `before`: level, streak, badges, achievements, certificates. The badge of a level
 * has no popup of its own.
 */
export function withCelebrations(before: Game, after: Game): Game {
  const fresh = after.awards.slice(before.awards.length);
  const added = [...levelUps(before, after, fresh), ...streaks(before, after, fresh), ...popups(after, fresh)];
  return added.length === 0 ? after : { ...after, celebrations: [...after.celebrations, ...added] };
}
