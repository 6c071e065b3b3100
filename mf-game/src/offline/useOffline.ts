import type { KeepResult } from '@countertop/client/site/offline';
import { useIsInBrowser } from '@countertop/client/shared/useIsInBrowser';
import { useEffect, useState } from 'react';
import type { GameStore } from '../session/gameStore.ts';

/** Why the game isn't kept, or how far that is. */
type OfflineState = 'unsupported' | 'none' | 'keeping' | KeepResult;

const load = () => import(/* webpackChunkName: "offline" */ '@countertop/client/site/offline');

const isSupported = () => isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis;

/** The state until `hasKeptBuild` is known: the worker is registered once a build is complete. */
function likelyState(): 'unsupported' | 'none' | 'kept' {
  if (!isSupported()) return 'unsupported';
  return navigator.serviceWorker.controller === null ? 'none' : 'kept';
}

/** Whether a worker is registered and a complete build is kept: browsers and people may delete one without the other. */
async function hasKeptBuild(): Promise<boolean> {
  if (!isSupported() || (await navigator.serviceWorker.getRegistration()) === undefined) return false;
  const { isBuildKept } = await import(/* webpackChunkName: "offline" */ '@countertop/client/site/keptBuilds');
  return isBuildKept();
}

/** Space that should be left: some days of answers, and the next build. */
const roomyBytes = 5_000_000;
const almostFullShare = 0.95;

async function isAlmostFull(): Promise<boolean> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota !== undefined && usage !== undefined && (quota - usage < roomyBytes || usage >= almostFullShare * quota);
}

/** Storage notice for grown-ups about a kept game. `temporary`: the browser may delete it. */
type StorageNote = 'temporary' | 'almostFull';

/**
 * Whether the game starts without a network, what is wrong with the storage, the share downloaded so far, and a function that keeps it.
 */
export function useOffline() {
  const isInBrowser = useIsInBrowser();
  /** Null until it is known or the child asks for it. */
  const [result, setState] = useState<OfflineState | null>(null);
  // Most browsers can keep it, and `kept` takes the same place.
  const state = result ?? (isInBrowser ? likelyState() : 'none');
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (!isSupported()) return;
    hasKeptBuild().then(
      (isReady) => setState((asked) => asked ?? (isReady ? 'kept' : 'none')),
      () => {},
    );
  }, []);
  const [note, setNote] = useState<StorageNote | null>(null);
  const isKept = state === 'kept';
  useEffect(() => {
    if (!isKept) return;
    isAlmostFull().then(
      (isFull) => isFull && setNote('almostFull'),
      () => {},
    );
  }, [isKept]);

  async function keep(): Promise<void> {
    setState('keeping');
    const outcome = await load()
      .then(({ keepForOffline }) => keepForOffline(setShare))
      .catch(() => 'failed' as const);
    setState(outcome);
    // Not after a day: some browsers show a question, which a child would get.
    const isPersistent = outcome !== 'kept' || (await navigator.storage.persist().catch(() => false));
    if (!isPersistent) setNote((other) => other ?? 'temporary');
  }
  return { state, note, share, keep: () => void keep() };
}

async function keepUnasked(): Promise<void> {
  if (!isSupported() || (await hasKeptBuild())) return;
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
