import { usePreferences } from '@countertop/design-system/preferences';
import { useEffect, useEffectEvent } from 'react';

/** How long the thanks show. */
export const thanksShownMs = 2500;

/** Events that restart the time, because they show that somebody is still there. */
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];

/**
 * Calls back after a while without activity, except in untimed mode. The time restarts with each activity and pauses while the tab
 * is hidden.
 */
export function useAutoClose(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const isUntimed = usePreferences().gameSpeed === 'none';
  useEffect(() => {
    if (isUntimed) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function restart(): void {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(close, thanksShownMs);
    }
    const options = { capture: true, passive: true };
    restart();
    document.addEventListener('visibilitychange', restart);
    for (const type of activityEvents) window.addEventListener(type, restart, options);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
      for (const type of activityEvents) window.removeEventListener(type, restart, options);
    };
  }, [isUntimed]);
}
