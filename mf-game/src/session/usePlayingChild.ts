import { isSignedIn } from '@countertop/client/accounts/signedIn';
import type { CurrentUser, Player as Child } from '@countertop/contract/accounts/user';
import { useEffect, useState } from 'react';

async function loadUser(): Promise<CurrentUser | null> {
  const [{ queryClient }, { currentUserQuery }] = await Promise.all([
    import(/* webpackChunkName: "player" */ '@countertop/client/shared/queryClient'),
    import(/* webpackChunkName: "player" */ '@countertop/client/accounts/user'),
  ]);
  return queryClient.fetchQuery(currentUserQuery());
}

/** Returns the child to whom this device is handed over; null if nobody is signed in or a grown-up is. */
export function usePlayingChild(): Child | null {
  const [child, setChild] = useState<Child | null>(null);
  useEffect(() => {
    if (!isSignedIn()) return undefined;
    let isMounted = true;
    loadUser().then(
      (user) => isMounted && setChild(user?.player ?? null),
      (error: unknown) => console.warn('The signed-in user could not be loaded.', error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return child;
}
