import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { startClock } from './clock.ts';
import { type GameSession, isRunning } from './session.ts';

/** Runs the game's time while it is played, and pauses the game when the tab is hidden. */
export function useClock(session: GameSession): void {
  const isTimeRunning = isRunning(useSnapshot(session.state));

  useEffect(() => {
    if (!isTimeRunning) return undefined;
    return startClock((elapsedMs) => session.send({ type: 'ticked', elapsedMs }));
  }, [session, isTimeRunning]);

  useEffect(() => {
    const pauseWhenHidden = () => {
      if (document.hidden && isRunning(session.state)) session.send({ type: 'paused' });
    };
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhenHidden);
  }, [session]);
}
