import { isFurther } from '@countertop/engine/saved-game/continuation';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';

/** What this browser knows of the game on the server. */
export interface ServerSide {
  /** The version last read or saved, 0 when there was none. */
  readonly version: number;
  /** Nothing has happened here since that version. */
  readonly isSaved: boolean;
  /** Marks of what was sent since, oldest first, whose answers never came. */
  readonly sentMarks: readonly string[];
}

/** The game of this browser. */
export interface Mine extends ServerSide {
  readonly game: SavedGame;
}

/** The game of the server. */
export interface Theirs {
  readonly version: number;
  readonly game: SavedGame;
}

/** Which game goes on, and whether the child is told: only where two games grew apart. */
export interface Choice {
  readonly goesOn: 'mine' | 'theirs';
  readonly isTold: boolean;
}

/** Tells two states of games apart without comparing all of them: every step that is worth saving changes it. */
export function markOf({ seed, random, band, stats, awards, menu, record }: SavedGame): string {
  const stock = menu.reduce((total, item) => total + item.stock, 0);
  const { score, moneyCents, totalProblems, correctAnswers, customersServed, day } = stats;
  const figures = [score, moneyCents, totalProblems, correctAnswers, customersServed, day, awards.length, stock];
  return [seed, random, band, record.problemsMade, ...figures].join('.');
}

/** Which of two games goes on. Nothing is added up: a game is one whole, so that nothing counts twice. */
export function whichGame(mine: Mine, theirs: Theirs): Choice {
  const stored = markOf(theirs.game);
  if (stored === markOf(mine.game)) return { goesOn: 'mine', isTold: false };
  // Only the other device went on; this one is where it left off.
  if (mine.isSaved) return { goesOn: 'theirs', isTold: false };
  // A browser that has never had a game and in which nothing was answered yet: the other device left nothing behind here.
  if (mine.version === 0 && mine.game.stats.totalProblems === 0) return { goesOn: 'theirs', isTold: false };
  // What is stored is what this browser goes on from, or what it sent itself without hearing of it.
  if (mine.version === theirs.version || mine.sentMarks.includes(stored)) return { goesOn: 'mine', isTold: false };
  return { goesOn: isFurther(theirs.game, mine.game) ? 'theirs' : 'mine', isTold: true };
}
