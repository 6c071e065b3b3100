import type { AchievementId, Award, BadgeId, EarnedAward, Gift, UnlockId } from './award.ts';
import { celebratedStreaks, points } from '../play/constants.ts';
import { isCelebrated, levelUpBonus, tierOpenedBy } from './level.ts';
import type { Game } from '../play/state.ts';

/** Badges and achievements for the same deed. If both are new, the badge's line includes the achievement's points. */
const badgeOfSameDeed: Partial<Record<AchievementId, BadgeId>> = {
  accuracy: 'accuracy_ace',
  speed: 'speedy_server',
  score_1000: 'score_master',
};

const isBadge = (award: Award, id: BadgeId | undefined): boolean => award.kind === 'badge' && award.id === id;

function pointsOf(award: Exclude<Award, { kind: 'level' }>, { record }: Game): number {
  return award.kind === 'achievement' ? (record.achievementPoints[award.id] ?? 0) : points[award.kind];
}

/** Returns one line per deed: badges, achievements, then certificates. Together they have all points of the awards. */
function linesOf(game: Game, fresh: readonly Award[]): readonly EarnedAward[] {
  let lines: readonly EarnedAward[] = [];
  for (const kind of ['badge', 'achievement', 'certificate'] as const) {
    for (const award of fresh) {
      if (award.kind === 'level' || award.kind !== kind) continue;
      const added = pointsOf(award, game);
      const badge = award.kind === 'achievement' ? badgeOfSameDeed[award.id] : undefined;
      const isSameDeed = ({ award: other }: EarnedAward): boolean => isBadge(other, badge);
      lines = lines.some(isSameDeed)
        ? lines.map((line) => (isSameDeed(line) ? { ...line, points: line.points + added } : line))
        : [...lines, { award, points: added }];
    }
  }
  return lines;
}

function unlocksOf(level: number): readonly UnlockId[] {
  const tier = tierOpenedBy(level);
  if (tier === 'intermediate') return ['tier_intermediate'];
  return tier === 'advanced' ? ['tier_advanced'] : [];
}

/** Returns a streak to celebrate. The first streak of 15 is celebrated by its achievement instead. */
function newStreak(before: Game, { stats }: Game, lines: readonly EarnedAward[]): number | null {
  const streak = stats.consecutiveCorrect;
  const isReached = streak !== before.stats.consecutiveCorrect && celebratedStreaks.includes(streak);
  const isAchievement = lines.some(({ award }) => award.kind === 'achievement' && award.id === 'streak');
  return isReached && !isAchievement ? streak : null;
}

/** Returns what a new level gave to the bistro. */
function giftOf(before: Game, { bistro }: Game): Gift {
  if (bistro.choice !== null) return 'choice';
  return bistro.items.find((item) => !before.bistro.items.includes(item)) ?? null;
}

/**
 * Celebrates everything new since `before`: a level with a scene takes all of it, otherwise a popup shows it. Every award is
 * also remembered for the day's receipt.
 */
export function withCelebrations(before: Game, after: Game): Game {
  const fresh = after.awards.slice(before.awards.length);
  const awards = linesOf(after, fresh);
  const streak = newStreak(before, after, awards);
  const { level } = after.stats;
  const isLevelNew = level > before.stats.level;
  const gift = isLevelNew ? giftOf(before, after) : null;
  const bonusPoints = levelUpBonus(level);
  const levelLine: readonly EarnedAward[] = isLevelNew
    ? [{ award: { kind: 'level', level }, points: bonusPoints }]
    : [];
  const remembered = { ...after, awardsToday: [...after.awardsToday, ...levelLine, ...awards] };
  if (isLevelNew && isCelebrated(level)) {
    const scene = { kind: 'level_up', level, bonusPoints, unlocks: unlocksOf(level), awards, streak, gift } as const;
    return { ...remembered, celebrations: [...after.celebrations, scene] };
  }
  if (awards.length === 0 && streak === null && gift === null) return isLevelNew ? remembered : after;
  return { ...remembered, popups: [...after.popups, { streak, awards, gift }] };
}
