import type { Award } from './award.ts';
import { earnedCertificates } from './certificates.ts';
import type { SavedGame } from '../saved-game/savedGame.ts';

/** Ours: nobody takes an order, works it out and sends the answer faster than this, on average. In milliseconds. */
const fastestAnswerMs = 2_000;

/**
 * Whether a plausible saved game has earned an award. A badge of the game or an achievement may depend on a moment that is
 * over (ten answers in a row), so the game must hold it; levels and certificates follow from the statistics.
 */
export function supportsAward({ awards, stats }: SavedGame, award: Award): boolean {
  switch (award.kind) {
    case 'level':
      return award.level >= 2 && award.level <= stats.level;
    case 'certificate':
      return earnedCertificates(stats).includes(award.id);
    case 'badge':
    case 'achievement':
      return awards.some((held) => held.kind === award.kind && held.id === award.id);
  }
}

/** The least time in which anybody can have played a game so far, in milliseconds. */
export function shortestPlayMs({ stats }: Pick<SavedGame, 'stats'>): number {
  return stats.correctAnswers * fastestAnswerMs;
}
