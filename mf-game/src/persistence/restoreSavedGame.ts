import { gameOf, type SavedGame } from '@countertop/engine/saved-game/savedGame';
import type { GameStore, Step } from '../session/gameStore.ts';
import type { LocalSave } from './localSaveSchema.ts';

/** Whether the step changed anything to save. Most steps are only the clock ticking. */
export function isWorthSaving({ before, after }: Step): boolean {
  return (
    before.stats !== after.stats ||
    before.awards !== after.awards ||
    before.band !== after.band ||
    before.status !== after.status ||
    before.menu !== after.menu
  );
}

/** Restores a saved game at the menu, or paused, so that no clock runs before the child is there. */
export function restoreSavedGame(store: GameStore, saved: { status: LocalSave['status']; game: SavedGame }): void {
  store.replaceGame(gameOf(saved.game, store.state.game.speed));
  store.dispatch({ type: 'premiumChanged', isPremium: true });
  if (saved.status === 'menu') return;
  store.dispatch({ type: 'continued' });
  store.dispatch({ type: 'paused' });
}
