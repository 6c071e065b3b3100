import { useEffect } from 'react';
import { type GameSession, isRunning } from './session.ts';

/** Escape pauses while playing; Space starts from the menu while no control has focus. */
export function useKeyboard(session: GameSession, onStart: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape' && isRunning(session.state)) {
        event.preventDefault();
        session.send({ type: 'paused' });
      }
      if (event.key === ' ' && canStart(session)) {
        event.preventDefault();
        onStart();
      }
    };
    // Capture: a dialog closes on the same key press, and must still count as open here.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [session, onStart]);
}

const controls =
  'a[href], button, input, select, textarea, summary, [contenteditable], [role="option"], [role="dialog"]';

function canStart(session: GameSession): boolean {
  const { game, dialog } = session.state;
  const focused = document.activeElement;
  return game.status === 'menu' && dialog === null && focused?.closest(controls) == null;
}
