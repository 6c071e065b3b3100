import { lazyComponent } from '@countertop/design-system/lazy';
import { useEffect } from 'react';

/** Until then, the problem is loaded and read. */
const readingMs = 1000;

export const LazyScratchPad = lazyComponent(async () => (await import('./ScratchPad.tsx')).ScratchPad);

/** Preloads the scratch pad while a child reads the problem, so that it opens immediately, and offline. */
export function useScratchPadPreload(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void LazyScratchPad.preload(), readingMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
}
