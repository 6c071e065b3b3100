import { useEffect, useEffectEvent } from 'react';

/** How long the thanks stand (specification 000, section 9). */
export const thanksShownMs = 2500;

/** What shows that somebody is still there: the time begins anew with it. */
const doings = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];

/** Ends what stands for a moment. Who moves, presses or looks elsewhere meanwhile has the whole time again. */
export function useQuietEnd(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function begin(): void {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(end, thanksShownMs);
    }
    const options = { capture: true, passive: true };
    begin();
    document.addEventListener('visibilitychange', begin);
    for (const doing of doings) window.addEventListener(doing, begin, options);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
      for (const doing of doings) window.removeEventListener(doing, begin, options);
    };
  }, []);
}
