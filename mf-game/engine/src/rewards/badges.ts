import type { BadgeId } from './award.ts';
import { badges } from '../play/constants.ts';
import type { Game, Stats } from '../play/state.ts';

/** How many of the last five orders were done within two minutes. */
export function speedyCompletions({ completionTimesMs }: Pick<Stats, 'completionTimesMs'>): number {
  return completionTimesMs.filter((timeMs) => timeMs <= badges.speedyServer.withinMs).length;
}

/** True when at least 80 percent of the last ten first tries were right; not before there are ten. */
function isAce(lastAnswers: readonly boolean[]): boolean {
  const { problems, percent } = badges.accuracyAce;
  const right = lastAnswers.filter((isRight) => isRight).length;
  return lastAnswers.length >= problems && 100 * right >= percent * lastAnswers.length;
}

/**
 * The in-game badges that a state has earned. Persistence is earned by an answer, and the tutorial's outside the rules.
 */
export function earnedBadges({ stats, record }: Game): readonly BadgeId[] {
  const earned: Partial<Record<BadgeId, boolean>> = {
    welcome: stats.level >= badges.welcomeLevel,
    accuracy_ace: isAce(record.lastAnswers),
    speedy_server: speedyCompletions(stats) >= badges.speedyServer.completions,
    score_master: stats.score >= badges.scoreMaster,
  };
  return (['welcome', 'accuracy_ace', 'speedy_server', 'score_master'] as const).filter((id) => earned[id] === true);
}
