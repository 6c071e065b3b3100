import { leaveKey, playerKey, storedText } from '@countertop/client/play/deviceKeys';
import { isSignedIn } from '@countertop/client/accounts/signedIn';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useEffect, useEffectEvent, useState } from 'react';
import type { HandOverError } from './followHandOver.ts';
import type { PlayerEvents } from './followPlayer.ts';

const PlayerChanged = lazyComponent(
  async () => (await import(/* webpackChunkName: "player-watch" */ './PlayerChanged.tsx')).PlayerChanged,
);
const HandOverNotice = lazyComponent(
  async () => (await import(/* webpackChunkName: "player-watch" */ './HandOverNotice.tsx')).HandOverNotice,
);

async function follow(events: PlayerEvents): Promise<() => void> {
  try {
    const { followPlayer } = await import(/* webpackChunkName: "player-watch" */ './followPlayer.ts');
    return followPlayer(events);
  } catch (error) {
    console.warn('Changes of the player could not be followed.', error);
    return () => {};
  }
}

/** Forgets a child whose session ended with the browser or the school day. */
async function forgetPlayer(): Promise<void> {
  const { recordUser } = await import(/* webpackChunkName: "player-watch" */ '@countertop/client/accounts/recordUser');
  await recordUser(null);
}

/** Ends the session of a child who left without a network. */
async function followLeave(): Promise<() => void> {
  try {
    const leave = await import(/* webpackChunkName: "player-watch" */ '@countertop/client/accounts/pendingLeave');
    return leave.followLeave();
  } catch (error) {
    console.warn('The session of the child before could not be ended.', error);
    return () => {};
  }
}

export interface PlayerWatchProps {
  /** Opens the game, or the choice of the player if its code can't be loaded. Without a page load, for which there is no network. */
  openGame: () => void;
  /** Opens the choice of the player. */
  openPlayers: () => void;
}

/** Applies the preferences of the person who uses this device, and covers the page once another tab has changed who that is. */
export function PlayerWatch({ openGame, openPlayers }: PlayerWatchProps) {
  const [isChanged, setChanged] = useState(false);
  const [error, setError] = useState<HandOverError | null>(null);
  const onHandedOver = useEffectEvent(openGame);
  useEffect(() => {
    if (!isSignedIn()) {
      if (storedText(playerKey) !== null) void forgetPlayer();
      if (storedText(leaveKey) === null) return undefined;
      const leaving = followLeave();
      return () => void leaving.then((end) => end());
    }
    const stop = follow({
      onChanged: () => setChanged(true),
      onHandedOver: () => onHandedOver(),
      onError: setError,
    });
    return () => void stop.then((end) => end());
  }, []);

  async function leave(): Promise<void> {
    const { joinHandOver } = await import(/* webpackChunkName: "player-watch" */ './followHandOver.ts');
    if (!joinHandOver()) return location.assign('/play');
    setChanged(false);
    openPlayers();
  }
  return (
    <>
      {isChanged && (
        <LazyBoundary onDismiss={() => void leave()}>
          <PlayerChanged onContinue={() => void leave()} />
        </LazyBoundary>
      )}
      {error !== null && (
        <LazyBoundary>
          <HandOverNotice error={error} />
        </LazyBoundary>
      )}
    </>
  );
}
