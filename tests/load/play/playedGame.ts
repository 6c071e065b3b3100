import { newGame } from '@countertop/engine/play/game';
import { type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';

/** Returns a saved game after three days, of a realistic size. */
export function playedGame(): SavedGame {
  let game = newGame({ seed: 7, band: 'ages_8_9' });
  for (let day = 1; day <= 3; day += 1) game = playDay(game, { seed: day }).game;
  return savedOf(game);
}
