import { Suspense, type ReactNode } from 'react';

export interface IslandProps {
  children: ReactNode;
}

/**
 * A part of a page that came as HTML which React takes over by itself: when nothing else is to be done, in steps that
 * can be interrupted, and at once when somebody presses in it. What stands around islands is taken over in one piece, so
 * that is little. Nothing around an island may change while it waits, or it is taken over at once.
 */
export function HydrationBoundary({ children }: IslandProps) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
