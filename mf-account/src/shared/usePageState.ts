import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type QueryState, queryState } from './queryState.ts';

/** How long a slow part can hold back a page. */
const patienceMs = 3000;

/**
 * Returns the state of the user once the parts of the page have settled, too. The page then appears as a whole, so that nothing moves
 * under a finger. A part that takes longer than 3 seconds, or is tried again, holds nothing back.
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
