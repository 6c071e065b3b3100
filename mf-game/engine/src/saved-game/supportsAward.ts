import type { Award } from '../rewards/award.ts';
import { earnedCertificates } from '../rewards/certificates.ts';
import type { SavedGame } from './savedGame.ts';

/** Nobody takes an order, solves it and sends the answer faster than this on average. In milliseconds. */
const fastestAnswerMs = 2_000;

/**
 * Whether a plausible saved game has earned an award. Badges and achievements can depend on a past moment (ten answers in a
 * row), so the game must contain them; levels and certificates follow from the statistics.
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

/** Returns the shortest time in which a game can have been played, in milliseconds. */
export function shortestPlayMs({ stats }: Pick<SavedGame, 'stats'>): number {
  return stats.correctAnswers * fastestAnswerMs;
}
