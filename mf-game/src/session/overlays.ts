import type { GameStore, GameStoreState } from './gameStore.ts';

type Visible = Pick<GameStoreState, 'game' | 'dialog'>;

/** Whether a dialog, a result, the end of the day, a celebration or the pause covers the game. */
export function isOverlayOpen({ game, dialog }: Visible): boolean {
  const { status, result, dayComplete, celebrations } = game;
  return dialog !== null || status === 'paused' || result !== null || dayComplete !== null || celebrations.length > 0;
}

/** Whether the game is being played and nothing covers it. */
export function isRunning(visible: Visible): boolean {
  return visible.game.status === 'playing' && !isOverlayOpen(visible);
}

/** Whether the clock runs: during play, and while a second try is open, whose time is counted. */
export function isClockRunning(visible: Visible): boolean {
  const { game, dialog } = visible;
  const isTrying = game.status === 'playing' && dialog === null && game.result?.retry?.status === 'open';
  return isTrying || isRunning(visible);
}

/** Closes the topmost overlay. Returns false if there is none. */
export function closeTopOverlay({ state, dispatch, openDialog }: GameStore): boolean {
  const { game, dialog } = state;
  if (dialog !== null) openDialog(null);
  else if (game.status === 'paused') dispatch({ type: 'resumed' });
  else if (game.result !== null) dispatch({ type: 'resultClosed' });
  else if (game.celebrations.length > 0) dispatch({ type: 'celebrationClosed' });
  else if (game.dayComplete !== null) dispatch({ type: 'nextDayOpened' });
  else return false;
  return true;
}
