import type { KeepResult } from '@countertop/client/offline';
import { useIsInBrowser } from '@countertop/client/useIsInBrowser';
import { useEffect, useState } from 'react';
import type { GameStore } from '../session/gameStore.ts';

/** Why the game isn't kept, or how far that is. */
type OfflineState = 'unsupported' | 'none' | 'keeping' | KeepResult;

const load = () => import(/* webpackChunkName: "offline" */ '@countertop/client/offline');

/** The worker is registered once a build is complete. */
function currentState(): 'unsupported' | 'none' | 'kept' {
  if (!isSecureContext || !('serviceWorker' in navigator) || !('caches' in globalThis)) return 'unsupported';
  return navigator.serviceWorker.controller === null ? 'none' : 'kept';
}

/** Whether the game starts without a network, the share of it that is there while it is downloaded, and a function that keeps it. */
export function useOffline() {
  const isInBrowser = useIsInBrowser();
  /** Null until the child asks for it. */
  const [result, setState] = useState<OfflineState | null>(null);
  const [share, setShare] = useState(0);

  async function keep(): Promise<void> {
    setState('keeping');
    const outcome = await load()
      .then(({ keepForOffline }) => keepForOffline(setShare))
      .catch(() => 'failed' as const);
    setState(outcome);
  }
  // Most browsers can keep it, and `kept` takes the same place.
  const state = result ?? (isInBrowser ? currentState() : 'none');
  return { state, share, keep: () => void keep() };
}

async function keepUnasked(): Promise<void> {
  if (currentState() !== 'none') return;
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
