import { useEffect, useEffectEvent } from 'react';

/** Calls `onClose` after the time. The timer pauses while the tab is hidden; `null` never closes. */
export function useAutoClose(afterMs: number | null, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (afterMs === null) return undefined;
    let leftMs = afterMs;
    let startedAtMs = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      startedAtMs = Date.now();
      timer = setTimeout(() => close(), leftMs);
    };
    const onVisibilityChange = () => {
      if (document.hidden) {
        clearTimeout(timer);
        leftMs -= Date.now() - startedAtMs;
      } else run();
    };
    if (!document.hidden) run();
    else startedAtMs = Date.now();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [afterMs]);
}
