import type { AwardGiven } from '@countertop/client/play/awards';
import { badgeText, badgeTypeOf, certificateTexts } from '@countertop/contract/play/awardCatalog';
import type { Award } from '@countertop/engine/rewards/award';
import { accuracyPercent } from '@countertop/engine/rewards/percent';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';

/** The game in which an award was earned. */
export interface AwardContext {
  readonly game: SavedGame;
  /** Whole seconds since the game was opened. */
  readonly timeSpent: number;
}

/** Builds the request that saves an award. Returns null for achievements, which are never saved. */
export function awardRequest(award: Award, { game, timeSpent }: AwardContext): AwardGiven | null {
  if (award.kind === 'achievement') return null;
  if (award.kind !== 'certificate') {
    return { kind: 'badge', given: { badgeType: badgeTypeOf(award), ...badgeText(award), game } };
  }
  const { stats } = game;
  const certificateData = {
    score: stats.score,
    challengesCompleted: stats.totalProblems,
    accuracy: accuracyPercent(stats),
    // Counts earlier visits, of which the game knows the time spent on orders.
    timeSpent: Math.max(timeSpent, Math.round((game.record.workedMs ?? 0) / 1000)),
  };
  return {
    kind: 'certificate',
    given: { certificateType: award.id, ...certificateTexts[award.id], certificateData, game },
  };
}
