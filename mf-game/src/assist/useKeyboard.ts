import { useEffect } from 'react';
import type { GameStore } from '../session/gameStore.ts';
import { closeTopOverlay, isRunning } from '../session/overlays.ts';

/** Escape closes the top overlay or pauses. At the menu, Space and Enter start or continue a game if no control has focus. */
export function useKeyboard(store: GameStore, onPlay: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const isHandled =
        event.key === 'Escape' ? handleEscape(store) : playKeys.has(event.key) && playFromMenu(store, onPlay);
      if (isHandled) event.preventDefault();
    };
    // Capture: a dialog closes on the same key press, and must still count as open here.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [store, onPlay]);
}

/** Elements that handle Escape themselves, unless they are closing. The result does not: it is part of the play screen. */
const overlays = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]:not([data-exiting] *, [data-exiting], [data-place="order"])`)
  .join();

/** Pauses, or closes a dialog that is not rendered yet. Returns false if an open overlay handles the key itself. */
function handleEscape(store: GameStore): boolean {
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
