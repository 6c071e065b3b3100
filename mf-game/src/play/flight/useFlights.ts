import { isMotionReduced } from '@countertop/design-system/preferences';
import { useEffect, useRef, useState } from 'react';
import type { Step } from '../../session/gameStore.ts';
import { useGameStore } from '../../session/GameStoreContext.tsx';

export interface Flight<Path> {
  readonly id: number;
  readonly path: Path;
}

/** Returns the flights that steps of the game have started, and how to end one. None with reduced motion. */
export function useFlights<Path>(pathOf: (step: Step) => Path | null) {
  const store = useGameStore();
  const [flights, setFlights] = useState<readonly Flight<Path>[]>([]);
  const count = useRef(0);
  useEffect(
    () =>
      store.onStep((step) => {
        const path = isMotionReduced() ? null : pathOf(step);
        if (path === null) return;
        const id = (count.current += 1);
        setFlights((now) => [...now, { id, path }]);
      }),
    [store, pathOf],
  );
  return { flights, end: (ended: number) => setFlights((now) => now.filter(({ id }) => id !== ended)) };
}

/** Returns the box of an element in the window; null if it is out of view. */
export function boxOf(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined || box.width === 0 || box.bottom < 0 || box.top > innerHeight) return null;
  return box;
}
