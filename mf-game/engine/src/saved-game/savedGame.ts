import { type Bistro, bistroAtLevel } from '../play/day/bistro.ts';
import { newGame, onFreshFloor } from '../play/newGame.ts';
import type { Game, GameSpeed } from '../play/state.ts';

/** The saved part of a game: everything but the floor, the speed (a setting) and the player. */
export interface SavedGame extends Pick<
  Game,
  'seed' | 'random' | 'band' | 'stats' | 'awards' | 'practice' | 'menu' | 'record'
> {
  /** Missing in games saved by earlier versions. */
  readonly bistro?: Bistro | undefined;
}

/** Returns the part of a game to save, as JSON-compatible data. Customers and an open order aren't saved. */
export function savedOf({ seed, random, band, stats, awards, practice, menu, record, bistro }: Game): SavedGame {
  return { seed, random, band, stats, awards, practice, menu, record, bistro };
}

/** Restores a game at its menu, for the event `continued`. `premiumChanged` sets whether it can earn certificates. */
export function gameOf(saved: SavedGame, speed: GameSpeed): Game {
  const { seed, band, stats } = saved;
  const bistro = saved.bistro ?? bistroAtLevel(stats.level);
  return onFreshFloor({ ...newGame({ seed, band, speed }), ...saved, bistro }, 'menu');
}
