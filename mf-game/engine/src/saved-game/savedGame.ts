import { newGame, onFreshFloor } from '../play/newGame.ts';
import type { Game, GameSpeed } from '../play/state.ts';

/** The saved part of a game: everything but the floor, the speed (a setting) and the player. */
export type SavedGame = Pick<Game, 'seed' | 'random' | 'band' | 'stats' | 'awards' | 'practice' | 'menu' | 'record'>;

/** Returns the part of a game to save, as JSON-compatible data. Customers and an open order aren't saved. */
export function savedOf({ seed, random, band, stats, awards, practice, menu, record }: Game): SavedGame {
  return { seed, random, band, stats, awards, practice, menu, record };
}

/** Restores a game at its menu, for the event `continued`. `premiumChanged` sets whether it can earn certificates. */
export function gameOf(saved: SavedGame, speed: GameSpeed): Game {
  const { seed, band } = saved;
  return onFreshFloor({ ...newGame({ seed, band, speed }), ...saved }, 'menu');
}
