import type { Challenge } from './challenge.ts';
import { challenges } from '../constants.ts';
import type { Game } from '../state.ts';

type Answers = Pick<Game, 'lesson' | 'stats' | 'record'>;

/** Returns the remembered first tries in this age band, oldest first. */
function answersInBand({ stats, record }: Pick<Answers, 'stats' | 'record'>): readonly boolean[] {
  const count = stats.totalProblems - (record.bandStartedAt ?? 0);
  return count <= 0 ? [] : record.lastAnswers.slice(-count);
}

/** Returns how hard the next order is, which is never adapted in a lesson. The last ten answers suffice: no state below depends on more of them. */
export function challengeOf(game: Answers): Challenge {
  if (game.lesson !== null) return 'usual';
  let [wrongInARow, rightInARow, rightUntilUsual] = [0, 0, 0];
  for (const isRight of answersInBand(game)) {
    wrongInARow = isRight ? 0 : wrongInARow + 1;
    rightInARow = isRight ? rightInARow + 1 : 0;
    if (isRight) rightUntilUsual = Math.max(0, rightUntilUsual - 1);
    if (wrongInARow >= challenges.wrongForEasier) rightUntilUsual = challenges.rightForUsual;
  }
  if (rightUntilUsual > 0) return 'easier';
  return rightInARow >= challenges.rightForHarder ? 'harder' : 'usual';
}
