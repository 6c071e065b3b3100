import type { KeepResult } from '@countertop/client/offline';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useEffect, useState } from 'react';
import type { GameStore } from '../session/gameStore.ts';
import { en } from './offline.messages.ts';

export type OfflineState = 'unsupported' | 'none' | 'keeping' | 'kept';

const load = () => import(/* webpackChunkName: "offline" */ '@countertop/client/offline');

/** Whether the game starts without a network, the share of it that is there while it is downloaded, and a function that keeps it. */
export function useOffline() {
  const t = useMessages(en);
  const [state, setState] = useState<OfflineState>(() => ('serviceWorker' in navigator ? 'none' : 'unsupported'));
  const [share, setShare] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    async function check(): Promise<void> {
      const { canKeep, isKept } = await load();
      const next: OfflineState = !canKeep() ? 'unsupported' : (await isKept()) ? 'kept' : 'none';
      if (isCurrent) setState((now) => (now === 'keeping' ? now : next));
    }
    // Without the code, the button stays and says why it can't.
    check().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, []);

  async function keep(): Promise<void> {
    setState('keeping');
    const result: KeepResult = await load()
      .then(({ keepForOffline }) => keepForOffline(setShare))
      .catch(() => 'failed');
    setState(result === 'kept' ? 'kept' : 'none');
    if (result === 'kept') return;
    notify({ title: t('offline.failed.title'), message: t(`offline.${result}`), tone: 'danger' });
  }
  return { state, share, keep: () => void keep() };
}

async function keepUnasked(): Promise<void> {
  const { canKeep, isMetered, keepForOffline } = await load();
  if (canKeep() && !isMetered()) await keepForOffline();
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
