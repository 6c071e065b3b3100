import type { KeepResult } from '@countertop/client/offline';
import { useEffect, useState } from 'react';
import type { GameStore } from '../session/gameStore.ts';

/** Why the game isn't kept, or how far that is. */
type OfflineState = 'unsupported' | 'none' | 'keeping' | KeepResult;

const load = () => import(/* webpackChunkName: "offline" */ '@countertop/client/offline');

const isSupported = () => isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis;

/** The state until `isKept` is known: the worker is registered once a build is complete. */
function likelyState(): 'unsupported' | 'none' | 'kept' {
  if (!isSupported()) return 'unsupported';
  return navigator.serviceWorker.controller === null ? 'none' : 'kept';
}

/** Whether a worker is registered and a complete build is there: browsers and people may delete one without the other. */
async function isKept(): Promise<boolean> {
  if (!isSupported() || (await navigator.serviceWorker.getRegistration()) === undefined) return false;
  const { isBuildKept } = await import(/* webpackChunkName: "offline" */ '@countertop/client/offline/keptBuilds');
  return isBuildKept();
}

/** Whether the game starts without a network, the share of it that is there while it is downloaded, and a function that keeps it. */
export function useOffline() {
  const [state, setState] = useState<OfflineState>(likelyState);
  const [share, setShare] = useState(0);
  useEffect(() => {
    isKept().then(
      (isReady) => {
        const known = isReady ? 'kept' : 'none';
        setState((now) => (now === 'none' || now === 'kept' ? known : now));
      },
      () => {},
    );
  }, []);

  async function keep(): Promise<void> {
    setState('keeping');
    const result = await load()
      .then(({ keepForOffline }) => keepForOffline(setShare))
      .catch(() => 'failed' as const);
    setState(result);
  }
  return { state, share, keep: () => void keep() };
}

async function keepUnasked(): Promise<void> {
  if (!isSupported() || (await isKept())) return;
  const { isMetered, keepForOffline } = await load();
  if (!isMetered()) await keepForOffline();
}

/** Keeps the game after a finished day: children who play on shouldn't depend on the network. Never over a connection that costs money. */
export function useKeepAfterDay(store: GameStore): void {
  useEffect(
    () =>
      store.onStep(({ before, after }) => {
        if (before.dayComplete === null && after.dayComplete !== null) keepUnasked().catch(() => {});
      }),
    [store],
  );
}
