import { newGame } from '@countertop/engine/play/game';
import { type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';

/** A saved game after three days, as large as those of children who play for a while. */
export function playedGame(): SavedGame {
  let game = newGame({ seed: 7, band: 'ages_8_9' });
  for (let day = 1; day <= 3; day += 1) game = playDay(game, { seed: day }).game;
  return savedOf(game);
}
