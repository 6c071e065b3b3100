import { saveProgress, type Saving } from '@countertop/client/play/progress';
import { isContinuation, isFurther, isWorthKeeping } from '@countertop/engine/saved-game/continuation';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import { restaurantNameOf } from './restaurant-name/restaurantName.ts';
import { maxReplaced, type ReplacedGame } from './localSaveSchema.ts';

/** Adds a replaced game to the upload queue, unless the game that replaced it continues it. */
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

/** Uploads a replaced game. The server keeps it as a previous game once another game is saved over it. */
export function sendReplaced(userId: string, { version, game }: ReplacedGame): Promise<Saving> {
  const input = { userId, version, restaurantName: restaurantNameOf(userId), status: 'menu', game } as const;
  return saveProgress(input, { keepalive: true });
}
