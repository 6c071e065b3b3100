import { useEffect, useEffectEvent, useRef } from 'react';

export interface Countdown {
  /** The whole time; `null` never ends. */
  durationMs: number | null;
  /** Stands still meanwhile, and goes on from there. */
  isPaused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` once, after the time without the pauses. */
export function useCountdown({ durationMs, isPaused, onEnd }: Countdown): void {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused || leftMs.current === null) return;
    const startedAtMs = Date.now();
    const startedWithMs = leftMs.current;
    const timer = setTimeout(end, startedWithMs);
    return () => {
      clearTimeout(timer);
      leftMs.current = startedWithMs - (Date.now() - startedAtMs);
    };
  }, [isPaused]);
}
