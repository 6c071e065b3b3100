import { giveBadge, giveCertificate } from '@countertop/client/awards';
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

/** Keeps an award with the user: badges for whoever is signed in, certificates with a subscription, achievements never. */
export async function keepAward(award: Award, { name, why }: AwardText, player: Player, played: Played): Promise<void> {
  if (player.kind === 'anonymous') return;
  if (award.kind === 'badge' || award.kind === 'level') {
    const [badgeType, icon] = award.kind === 'badge' ? [award.id, icons[award.id]] : [`level_${award.level}`, 'level'];
    await giveBadge({ badgeType, title: name, description: why, icon });
  }
  if (award.kind === 'certificate' && player.kind === 'premium') {
    const { stats, timeSpent } = played;
    const certificateData = {
      score: stats.score,
      challengesCompleted: stats.totalProblems,
      accuracy: accuracyPercent(stats),
      timeSpent,
    };
    await giveCertificate({
      certificateType: award.id,
      title: name,
      description: why,
      skillLevel: skillLevels[award.id],
      certificateData,
    });
  }
}
