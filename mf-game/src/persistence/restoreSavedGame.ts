import { gameOf, type SavedGame } from '@countertop/engine/saved-game/savedGame';
import { gameOnFloor } from '@countertop/engine/saved-game/openFloor';
import type { GameStore, Step } from '../session/gameStore.ts';
import type { StoredFloor } from './floorRecord.ts';
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

/** Restores a saved game at the menu, or paused, so that no clock runs before the child is ready, with its day in progress if known. */
export function restoreSavedGame(
  store: GameStore,
  saved: { status: LocalSave['status']; game: SavedGame },
  stored: StoredFloor | null = null,
): void {
  const { speed } = store.state.game;
  const onFloor = stored && gameOnFloor(saved.game, stored.floor, saved.status === 'menu' ? 'menu' : 'paused');
  store.replaceGame(onFloor ?? gameOf(saved.game, speed));
  store.keepEntry(stored?.entry ?? null);
  store.dispatch({ type: 'premiumChanged', isPremium: true });
  if (onFloor !== null) return store.dispatch({ type: 'speedChanged', speed });
  if (saved.status === 'menu') return;
  store.dispatch({ type: 'continued' });
  store.dispatch({ type: 'paused' });
}
