import { isSignedIn } from '@countertop/client/signedIn';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useEffect, useState } from 'react';

const PlayerChanged = lazyComponent(
  async () => (await import(/* webpackChunkName: "player-watch" */ './PlayerChanged.tsx')).PlayerChanged,
);

async function follow(onChanged: () => void): Promise<() => void> {
  try {
    const { followPlayer } = await import(/* webpackChunkName: "player-watch" */ './followPlayer.ts');
    return followPlayer(onChanged);
  } catch (error) {
    console.warn('Changes of the player could not be followed.', error);
    return () => {};
  }
}

/** Applies the preferences of the person who uses this device, and covers the page once another tab has changed who that is. */
export function PlayerWatch() {
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!isSignedIn()) return undefined;
    const stop = follow(() => setChanged(true));
    return () => void stop.then((end) => end());
  }, []);
  if (!isChanged) return null;
  const leave = () => location.assign('/play');
  return (
    <LazyBoundary onDismiss={leave}>
      <PlayerChanged onContinue={leave} />
    </LazyBoundary>
  );
}
