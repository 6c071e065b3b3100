import { newGame, onFreshFloor } from '../play/newGame.ts';
import type { Game, GameSpeed } from '../play/state.ts';

/** What is kept of a game: all but the floor, the speed, which is a setting, and who plays. */
export type SavedGame = Pick<Game, 'seed' | 'random' | 'band' | 'stats' | 'awards' | 'practice' | 'menu' | 'record'>;

/** What to keep of a game. Guests and an open order are not kept; plain data, so that it can be JSON. */
export function savedOf({ seed, random, band, stats, awards, practice, menu, record }: Game): SavedGame {
  return { seed, random, band, stats, awards, practice, menu, record };
}

/** The game at its menu, from where `continued` goes on. Whoever can keep certificates is told by `premiumChanged`. */
export function gameOf(saved: SavedGame, speed: GameSpeed): Game {
  const { seed, band } = saved;
  return onFreshFloor({ ...newGame({ seed, band, speed }), ...saved }, 'menu');
}
