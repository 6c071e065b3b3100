import type { GamePageProps } from '@countertop/mf-game/GamePage';
import { devicePlayer, grownUp } from '@countertop/client/play/devicePlayer';
import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { type ComponentType, useEffect, useState } from 'react';
import { loadView } from '../../app/view.tsx';

/** Whether the device may be handed over, taken back or left from a page: a child does so from the game. */
function isLikelyOn(path: string | undefined): boolean {
  const isChild = ![null, grownUp].includes(devicePlayer());
  return path === '/family' || path === '/play' || (path === '/game' && isChild);
}

/** Time after which the page is idle, in milliseconds. */
const idleMs = 2000;

/** Loads the code that the shell needs after a hand-over, and returns the component that loads the game's. */
async function loadCode(): Promise<ComponentType> {
  const [game] = await Promise.all([
    loadView({ remote: 'mf_game', page: 'GamePage', props: { isLoadedAhead: true } satisfies GamePageProps }),
    loadView({ remote: 'mf_account', page: 'PlayPage' }),
    import(/* webpackChunkName: "player" */ '../../layout/PlayerLink.tsx'),
    import(/* webpackChunkName: "head" */ '../../layout/documentHead.ts'),
    import(/* webpackChunkName: "player-watch" */ './PlayerChanged.tsx'),
    import(/* webpackChunkName: "player-watch" */ './HandOverNotice.tsx'),
  ]);
  return game;
}

/** Loads what a hand-over needs while there is a network: the device may be handed over without one. Renders nothing. */
export function PreparedHandOver({ path }: { path: string | undefined }) {
  const [Preload, setPreload] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isLikelyOn(path) || !isSignedIn()) return undefined;
    let isMounted = true;
    const timer = setTimeout(() => {
      loadCode().then(
        // The code of the game's page has loaded.
        (component) => isMounted && path !== '/game' && setPreload(() => component),
        (error: unknown) => console.warn('A hand-over could not be prepared.', error),
      );
    }, idleMs);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [path]);
  return Preload && <Preload />;
}
