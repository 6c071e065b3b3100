import { useEffect, useEffectEvent, useRef } from 'react';

export interface Countdown {
  /** Duration. `null` never ends. */
  durationMs: number | null;
  /** Pauses the countdown. */
  isPaused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` once, after the duration without pauses. */
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
