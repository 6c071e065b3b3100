import { useEffect } from 'react';
import { closeTopOverlay, type GameStore, isRunning } from '../session/gameStore.ts';

/**
 * Escape closes what lies on top and otherwise pauses. Space and Enter play from the menu while no control has focus: on with
 * the game that is there, or a new one.
 */
export function useKeyboard(store: GameStore, onPlay: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const isHandled = event.key === 'Escape' ? leave(store) : playKeys.has(event.key) && playFromMenu(store, onPlay);
      if (isHandled) event.preventDefault();
    };
    // Capture: a dialog closes on the same key press, and must still count as open here.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [store, onPlay]);
}

/** What hears Escape itself, as long as it is not on its way out. */
const overlays = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]:not([data-exiting] *, [data-exiting])`)
  .join();

/** Pauses, or closes a dialog that is not drawn yet. False when something that hears the key itself lies on top. */
function leave(store: GameStore): boolean {
  if (document.querySelector(overlays) !== null) return false;
  if (closeTopOverlay(store)) return true;
  if (!isRunning(store.state)) return false;
  store.dispatch({ type: 'paused' });
  return true;
}

const playKeys: ReadonlySet<string> = new Set([' ', 'Enter']);

const controls =
  'a[href], button, input, select, textarea, summary, [contenteditable], [role="option"], [role="dialog"]';

function playFromMenu({ state: { game, dialog } }: GameStore, onPlay: () => void): boolean {
  const isFree = document.activeElement?.closest(controls) == null;
  if (game.status !== 'menu' || dialog !== null || !isFree) return false;
  onPlay();
  return true;
}
