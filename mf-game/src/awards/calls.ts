import type { AwardGiven } from '@countertop/client/awards';
import type { Award, BadgeId, CertificateId } from '@countertop/engine/award';
import type { Tier } from '@countertop/engine/band';
import type { Stats } from '@countertop/engine/game';
import { accuracyPercent } from '@countertop/engine/percent';
import type { Player } from '../player/usePlayer.ts';
import type { AwardText } from './awardText.ts';

/** Names of the pictures that lists of badges draw. */
const icons: Readonly<Record<BadgeId, string>> = {
  welcome: 'bell',
  accuracy_ace: 'check',
  speedy_server: 'clock',
  persistence: 'repeat',
  tutorial_master: 'book',
  score_master: 'star',
};

const skillLevels: Readonly<Record<CertificateId, Tier>> = {
  rookie: 'beginner',
  explorer: 'beginner',
  intermediate: 'intermediate',
  pro: 'advanced',
  expert: 'advanced',
  champion: 'advanced',
};

/** What a certificate says beside its name. */
export interface Played {
  readonly stats: Stats;
  /** Whole seconds since the game was started. */
  readonly timeSpent: number;
}

/** What is kept of an award: badges with whoever is signed in, certificates with a subscription, achievements never. */
export function givenOf(award: Award, { name, why }: AwardText, player: Player, played: Played): AwardGiven | null {
  if (player.kind === 'anonymous') return null;
  const words = { title: name, description: why };
  if (award.kind === 'badge') return { kind: 'badge', given: { badgeType: award.id, icon: icons[award.id], ...words } };
  if (award.kind === 'level') {
    return { kind: 'badge', given: { badgeType: `level_${award.level}`, icon: 'level', ...words } };
  }
  if (award.kind !== 'certificate' || player.kind !== 'premium') return null;
  const { stats, timeSpent } = played;
  const certificateData = {
    score: stats.score,
    challengesCompleted: stats.totalProblems,
    accuracy: accuracyPercent(stats),
    timeSpent,
  };
  const given = { certificateType: award.id, ...words, skillLevel: skillLevels[award.id], certificateData };
  return { kind: 'certificate', given };
}
