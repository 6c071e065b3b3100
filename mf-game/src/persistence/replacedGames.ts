import { saveProgress, type Saving } from '@countertop/client/progress';
import { isContinuation, isFurther, isWorthKeeping } from '@countertop/engine/saved-game/continuation';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import { restaurantName } from '../start/restaurant/restaurantName.ts';
import { maxReplaced, type ReplacedGame } from './savedShape.ts';

/**
 * Adds a game that another one replaced, unless the other one continues it. `version` is the one on the server that it goes
 * on from.
 */
export function withReplaced(
  waiting: readonly ReplacedGame[],
  replaced: ReplacedGame,
  { by }: { by: SavedGame },
): readonly ReplacedGame[] {
  if (!isWorthKeeping(replaced.game) || isContinuation(by, replaced.game)) return waiting;
  return [...waiting, replaced]
    .toSorted((one, other) => Number(isFurther(other.game, one.game)) - Number(isFurther(one.game, other.game)))
    .slice(0, maxReplaced);
}

/**
 * Sends a replaced game. The server keeps it as a previous game: at once where another device saved meanwhile, and otherwise
 * when the game that replaced it follows.
 */
export function sendReplaced(userId: string, { version, game }: ReplacedGame): Promise<Saving> {
  const toSave = { userId, version, restaurantName: restaurantName.get(), status: 'menu', game } as const;
  return saveProgress(toSave, { keepalive: true });
}
