import type { BistroItemId } from '../play/day/bistro.ts';

/** In-game badges. Each can be earned once. */
export const badgeIds = [
  'welcome',
  'accuracy_ace',
  'speedy_server',
  'persistence',
  'tutorial_master',
  'score_master',
] as const;
export type BadgeId = (typeof badgeIds)[number];

/** Level milestones and practice badges of the achievement list. */
export const achievementIds = [
  'level_5',
  'level_10',
  'level_15',
  'level_20',
  'level_25',
  'accuracy',
  'speed',
  'persistence_level',
  'streak',
  'money_500',
  'money_1000',
  'score_1000',
  'score_5000',
] as const;
export type AchievementId = (typeof achievementIds)[number];

/** Certificates. */
export const certificateIds = ['rookie', 'explorer', 'intermediate', 'pro', 'expert', 'champion'] as const;
export type CertificateId = (typeof certificateIds)[number];

/** An award, earned at most once in a game. `level` is the badge of a new level. */
export type Award =
  | { readonly kind: 'badge'; readonly id: BadgeId }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'achievement'; readonly id: AchievementId }
  | { readonly kind: 'certificate'; readonly id: CertificateId };

/** An award with all points it added to the score. */
export interface EarnedAward {
  readonly award: Award;
  readonly points: number;
}

/** A level's gift to the bistro: a thing, a choice of two, or nothing. */
export type Gift = BistroItemId | 'choice' | null;

/** Levels that a level opens. */
export type UnlockId = 'tier_intermediate' | 'tier_advanced';

/**
 * The scene of a level that opens a band (4, 7) or is a milestone (5, 10, 15, 20, 25), with everything else earned at that moment.
 * The clock is stopped until it is closed.
 */
export interface Celebration {
  readonly kind: 'level_up';
  readonly level: number;
  readonly bonusPoints: number;
  readonly unlocks: readonly UnlockId[];
  readonly awards: readonly EarnedAward[];
  /** A celebrated streak of right answers, reached with the same answer. */
  readonly streak: number | null;
  readonly gift: Gift;
}

/** A small note about everything earned at one moment during play. It doesn't stop the game. */
export interface Popup {
  /** A celebrated streak of right answers. */
  readonly streak: number | null;
  readonly awards: readonly EarnedAward[];
  readonly gift: Gift;
}
