import { useEffect } from 'react';
import { closeTopmost, type GameSession, isRunning } from './session.ts';

/** Escape closes what lies on top and otherwise pauses; Space starts from the menu while no control has focus. */
export function useKeyboard(session: GameSession, onStart: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const isHandled = event.key === 'Escape' ? leave(session) : event.key === ' ' && startFromMenu(session, onStart);
      if (isHandled) event.preventDefault();
    };
    // Capture: a dialog closes on the same key press, and must still count as open here.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [session, onStart]);
}

/** What hears Escape itself, as long as it is not on its way out. */
const overlays = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]:not([data-exiting] *, [data-exiting])`)
  .join();

/** Pauses, or closes a dialog that is not drawn yet. False when something that hears the key itself lies on top. */
function leave(session: GameSession): boolean {
  if (document.querySelector(overlays) !== null) return false;
  if (closeTopmost(session)) return true;
  if (!isRunning(session.state)) return false;
  session.send({ type: 'paused' });
  return true;
}

const controls =
  'a[href], button, input, select, textarea, summary, [contenteditable], [role="option"], [role="dialog"]';

function startFromMenu({ state: { game, dialog } }: GameSession, onStart: () => void): boolean {
  const isFree = document.activeElement?.closest(controls) == null;
  if (game.status !== 'menu' || dialog !== null || !isFree) return false;
  onStart();
  return true;
}
