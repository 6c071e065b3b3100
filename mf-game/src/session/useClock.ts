import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { startClock } from './clock.ts';
import type { GameStore } from './gameStore.ts';
import { isClockRunning, isRunning } from './overlays.ts';

/** Runs the game clock during play and pauses the game when the tab is hidden. */
export function useClock(store: GameStore): void {
  const isTimeRunning = isClockRunning(useSnapshot(store.state));

  useEffect(() => {
    if (!isTimeRunning) return undefined;
    return startClock((elapsedMs) => {
      // A second try isn't paused when the tab is hidden, but its time stops.
      if (!document.hidden) store.dispatch({ type: 'ticked', elapsedMs });
    });
  }, [store, isTimeRunning]);

  useEffect(() => {
    const pauseWhenHidden = () => {
      if (document.hidden && isRunning(store.state)) store.dispatch({ type: 'paused' });
    };
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhenHidden);
  }, [store]);
}
