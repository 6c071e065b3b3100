import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type QueryState, queryState } from './queryState.ts';

/** Longest time that a slow part can delay the page. */
const patienceMs = 3000;

/**
 * Returns the state of the user, `loading` until all parts of the page have loaded or failed. The page then appears all at once, so
 * that nothing moves under a finger. A part that takes longer than 3 seconds, or is retried later, doesn't delay the rest.
 */
export function usePageState<User>(
  user: UseQueryResult<User>,
  parts: readonly Pick<UseQueryResult, 'isLoading'>[],
): QueryState<User> {
  const [isShown, setShown] = useState(false);
  const hasSettled = isShown || ![user, ...parts].some(({ isLoading }) => isLoading);
  if (hasSettled && !isShown) setShown(true);
  const isWaitingForParts = !hasSettled && !user.isLoading;
  useEffect(() => {
    if (!isWaitingForParts) return undefined;
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaitingForParts]);
  return hasSettled ? queryState(user) : { status: 'loading' };
}
