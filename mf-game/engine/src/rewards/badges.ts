import type { BadgeId } from './award.ts';
import { badges } from '../play/constants.ts';
import type { Game, Stats } from '../play/state.ts';

/** Returns how many of the last five orders were completed within two minutes. */
export function speedyCompletions({ completionTimesMs }: Pick<Stats, 'completionTimesMs'>): number {
  return completionTimesMs.filter((timeMs) => timeMs <= badges.speedyServer.withinMs).length;
}

/** Whether at least 80 percent of the last ten first tries were correct; false with fewer than ten. */
function isAce(lastAnswers: readonly boolean[]): boolean {
  const { problems, percent } = badges.accuracyAce;
  const right = lastAnswers.filter((isRight) => isRight).length;
  return lastAnswers.length >= problems && 100 * right >= percent * lastAnswers.length;
}

/** Returns the badges that a state has earned, without those of an event (persistence, tutorial). */
export function earnedBadges({ stats, record }: Game): readonly BadgeId[] {
  const earned: Partial<Record<BadgeId, boolean>> = {
    welcome: stats.level >= badges.welcomeLevel,
    accuracy_ace: isAce(record.lastAnswers),
    speedy_server: speedyCompletions(stats) >= badges.speedyServer.completions,
    score_master: stats.score >= badges.scoreMaster,
  };
  return (['welcome', 'accuracy_ace', 'speedy_server', 'score_master'] as const).filter((id) => earned[id] === true);
}
