import { type Award, badgeIds, type BadgeId, type CertificateId } from '@countertop/engine/rewards/award';
import { levels } from '@countertop/engine/play/constants';
import type { Tier } from '@countertop/engine/problems/band';

/** Title, description and icon of each badge. `icon` is the name of a drawing. */
interface BadgeText {
  readonly title: string;
  readonly description: string;
  readonly icon: string;
}

const gameBadges: Readonly<Record<BadgeId, BadgeText>> = {
  welcome: { title: 'Welcome Badge', description: 'You reached level 5.', icon: 'bell' },
  accuracy_ace: { title: 'Accuracy Ace', description: 'At least eight out of ten problems right.', icon: 'check' },
  speedy_server: { title: 'Speedy Server', description: 'Five orders, each within two minutes.', icon: 'clock' },
  persistence: { title: 'Persistence Badge', description: 'You kept going when it was hard.', icon: 'repeat' },
  tutorial_master: { title: 'Tutorial Master', description: 'You know how the bistro works.', icon: 'book' },
  score_master: { title: 'Score Master', description: 'You scored 1,000 points.', icon: 'star' },
};

interface CertificateText {
  readonly title: string;
  readonly description: string;
  readonly skillLevel: Tier;
}

/** Title, description and skill level of each certificate. */
export const certificateTexts: Readonly<Record<CertificateId, CertificateText>> = {
  rookie: {
    title: 'Rookie Certificate',
    description: 'You finished the first day at the bistro.',
    skillLevel: 'beginner',
  },
  explorer: {
    title: 'Explorer Certificate',
    description: 'Five levels of math at the bistro.',
    skillLevel: 'beginner',
  },
  intermediate: {
    title: 'Intermediate Certificate',
    description: 'Ten levels of math at the bistro.',
    skillLevel: 'intermediate',
  },
  pro: {
    title: 'Pro Certificate',
    description: 'Fifteen levels of math at the bistro.',
    skillLevel: 'advanced',
  },
  expert: {
    title: 'Expert Certificate',
    description: 'Twenty levels, and 85 percent right.',
    skillLevel: 'advanced',
  },
  champion: {
    title: 'Champion Certificate',
    description: 'Level 20 or higher, and 85 percent right.',
    skillLevel: 'advanced',
  },
};

/** An award that is kept as a badge. */
export type BadgeAward = Extract<Award, { kind: 'badge' | 'level' }>;

/** Returns the type that a badge is stored under: `welcome`, or `level_3` for a new level. */
export function badgeTypeOf(award: BadgeAward): string {
  return award.kind === 'level' ? `level_${award.level}` : award.id;
}

const awardsByType: ReadonlyMap<string, BadgeAward> = new Map(
  [
    ...badgeIds.map((id): BadgeAward => ({ kind: 'badge', id })),
    ...Array.from({ length: levels.last - 1 }, (_, index): BadgeAward => ({ kind: 'level', level: index + 2 })),
  ].map((award) => [badgeTypeOf(award), award]),
);

/** Returns the award of a badge type; undefined for an unknown type. */
export function badgeAward(badgeType: string): BadgeAward | undefined {
  return awardsByType.get(badgeType);
}

/** Returns the texts and icon of a badge. */
export function badgeText(award: BadgeAward): BadgeText {
  if (award.kind === 'badge') return gameBadges[award.id];
  const { level } = award;
  return { title: `Level ${level}`, description: `You reached level ${level}.`, icon: 'level' };
}
