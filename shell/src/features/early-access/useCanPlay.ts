import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { currentTime } from '@countertop/client/shared/today';
import { canPlay, type Game } from '@countertop/contract/site/games';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { useEffect, useState } from 'react';

async function loadUser(): Promise<CurrentUser | null> {
  const [{ queryClient }, { currentUserQuery }] = await Promise.all([
    import(/* webpackChunkName: "visitor" */ '@countertop/client/shared/queryClient'),
    import(/* webpackChunkName: "visitor" */ '@countertop/client/accounts/user'),
  ]);
  return queryClient.fetchQuery(currentUserQuery());
}

/** Whether the visitor can play a game. Asks who is signed in only for a game in early access. */
export function useCanPlay(game: Game): boolean {
  const [hasEarlyAccess, setEarlyAccess] = useState(false);
  useEffect(() => {
    if (game.stage !== 'early' || !isSignedIn()) return undefined;
    let isMounted = true;
    loadUser().then(
      (user) => isMounted && setEarlyAccess(canPlay(game, user, currentTime().getTime())),
      (error: unknown) => console.warn('The signed-in user could not be loaded.', error),
    );
    return () => {
      isMounted = false;
    };
  }, [game]);
  return game.stage === 'open' || hasEarlyAccess;
}
