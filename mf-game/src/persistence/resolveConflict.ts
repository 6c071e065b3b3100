import { isFurther } from '@countertop/engine/saved-game/continuation';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';

/** This browser's knowledge of the game on the server. */
export interface SyncState {
  /** The version last read or saved; 0 if there was none. */
  readonly version: number;
  /** Whether nothing has changed here since that version. */
  readonly isSaved: boolean;
  /** Fingerprints of uploads that were never acknowledged, oldest first. */
  readonly sentMarks: readonly string[];
}

export interface LocalGame extends SyncState {
  readonly game: SavedGame;
}

export interface ServerGame {
  readonly version: number;
  readonly game: SavedGame;
}

export interface Resolution {
  readonly winner: 'local' | 'server';
  /** Whether the two games diverged, so that the child has to be told. */
  readonly isConflict: boolean;
}

/** Returns a short string that differs after every step worth saving. */
export function fingerprint({ seed, random, band, stats, awards, menu, record }: SavedGame): string {
  const stock = menu.reduce((total, item) => total + item.stock, 0);
  const { score, moneyCents, totalProblems, correctAnswers, customersServed, day } = stats;
  const figures = [score, moneyCents, totalProblems, correctAnswers, customersServed, day, awards.length, stock];
  return [seed, random, band, record.problemsMade, ...figures].join('.');
}

/** Chooses between the local and the server's game. Games are never merged, so that nothing counts twice. */
export function resolveConflict(local: LocalGame, server: ServerGame): Resolution {
  const serverMark = fingerprint(server.game);
  if (serverMark === fingerprint(local.game)) return { winner: 'local', isConflict: false };
  // Only the other device has been played since.
  if (local.isSaved) return { winner: 'server', isConflict: false };
  // A new browser in which nothing has been answered yet.
  if (local.version === 0 && local.game.stats.totalProblems === 0) return { winner: 'server', isConflict: false };
  // The server has the state this browser started from, or one that it uploaded without getting the response.
  if (local.version === server.version || local.sentMarks.includes(serverMark)) {
    return { winner: 'local', isConflict: false };
  }
  return { winner: isFurther(server.game, local.game) ? 'server' : 'local', isConflict: true };
}
