import { markPending } from '@countertop/design-system/lazy';
import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';

export interface HydrationBoundaryProps {
  children: ReactNode;
}

/**
 * A part of a server-rendered page that React hydrates on its own: in interruptible steps when nothing else is to be done,
 * and immediately when somebody presses in it. React hydrates everything outside these boundaries in one step, so keep that
 * small. A change outside a boundary that is still waiting forces it to hydrate immediately.
 */
export function HydrationBoundary({ children }: HydrationBoundaryProps) {
  const isHydrated = useRef(false);
  const markHydrated = useRef(() => {});
  useLayoutEffect(() => {
    if (isHydrated.current) return undefined;
    markHydrated.current = markPending();
    return markHydrated.current;
  }, []);
  function onHydrated(): void {
    isHydrated.current = true;
    markHydrated.current();
  }
  return (
    <Suspense fallback={null}>
      <Hydrated {...{ onHydrated }} />
      {children}
    </Suspense>
  );
}

/** Calls back once React has hydrated the boundary around it. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useLayoutEffect(onHydrated);
  return null;
}
