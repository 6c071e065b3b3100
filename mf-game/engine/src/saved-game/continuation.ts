import type { Award } from '../rewards/award.ts';
import type { SavedGame } from './savedGame.ts';

const keyOf = (award: Award): string => `${award.kind} ${award.kind === 'level' ? award.level : award.id}`;

/** Returns the counters that never decrease during a game. */
function counters({ stats, record }: SavedGame): readonly number[] {
  const { correctAnswers, totalProblems, score, day, level } = stats;
  return [correctAnswers, totalProblems, score, day, level, record.problemsMade];
}

function hasSamePractice(later: SavedGame, earlier: SavedGame): boolean {
  return Object.entries(earlier.practice).every(([skill, { asked, right }]) => {
    const now = Object.entries(later.practice).find(([name]) => name === skill)?.[1];
    return now !== undefined && now.asked >= asked && now.right >= right;
  });
}

/** Whether the answers that both games remember are equal. */
function hasSameAnswers(later: SavedGame, earlier: SavedGame): boolean {
  const added = later.stats.totalProblems - earlier.stats.totalProblems;
  const known = later.record.lastAnswers;
  const shared = known.slice(0, Math.max(0, known.length - added));
  const before = earlier.record.lastAnswers;
  return shared.every((isRight, index) => isRight === before[before.length - shared.length + index]);
}

/**
 * Whether one saved game is a later state of another, or the same state. False for a new game, and for one that was continued
 * from the same state on another device.
 */
export function isContinuation(later: SavedGame, earlier: SavedGame): boolean {
  const before = counters(earlier);
  return [
    later.seed === earlier.seed,
    counters(later).every((value, index) => value >= (before[index] ?? 0)),
    earlier.awards.every((award, index) => later.awards[index] && keyOf(later.awards[index]) === keyOf(award)),
    hasSamePractice(later, earlier),
    hasSameAnswers(later, earlier),
  ].every((holds) => holds);
}

/** Whether a game has more correct answers than another or, if equal, more points, or then more problems. */
export function isFurther(one: SavedGame, other: SavedGame): boolean {
  const steps = ({ stats }: SavedGame) => [stats.correctAnswers, stats.score, stats.totalProblems];
  const [first, second] = [steps(one), steps(other)];
  const index = first.findIndex((value, at) => value !== second[at]);
  return index !== -1 && (first[index] ?? 0) > (second[index] ?? 0);
}

/** Whether a player would miss the game: at least one problem was answered. */
export function isWorthKeeping({ stats }: Pick<SavedGame, 'stats'>): boolean {
  return stats.totalProblems > 0;
}
