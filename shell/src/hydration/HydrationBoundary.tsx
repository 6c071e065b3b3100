import { Suspense, type ReactNode } from 'react';

export interface HydrationBoundaryProps {
  children: ReactNode;
}

/**
 * A part of a server-rendered page that React hydrates on its own: in interruptible steps when nothing else is to be done,
 * and at once when somebody presses in it. React hydrates everything outside these boundaries in one step, so keep that
 * small. A change outside a boundary that is still waiting forces it to hydrate at once.
 */
export function HydrationBoundary({ children }: HydrationBoundaryProps) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
