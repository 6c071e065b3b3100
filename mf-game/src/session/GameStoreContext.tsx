import type { Game } from '@countertop/engine/play/game';
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';
import { afterPaint } from './afterPaint.ts';
import type { Departure } from './departures.ts';
import type { GameStore, GameStoreState, OpenDialog } from './gameStore.ts';

type GameSnapshot = Snapshot<GameStoreState>;

const StoreContext = createContext<GameStore | null>(null);
const SnapshotContext = createContext<GameSnapshot | null>(null);

/** Batches changes and reports them after the next paint. */
function subscribeAfterPaint(state: GameStoreState, onChange: () => void): () => void {
  let cancel: (() => void) | null = null;
  const unsubscribe = subscribe(state, () => {
    cancel ??= afterPaint(() => {
      cancel = null;
      onChange();
    });
  });
  return () => {
    unsubscribe();
    cancel?.();
  };
}

/**
 * Provides the store and a snapshot of its state. The snapshot follows one frame after a change: rendering a ticket or a
 * result takes long on a slow tablet, and the pressed button must respond first.
 */
export function GameStoreProvider({ store, children }: { store: GameStore; children: ReactNode }) {
  const { state } = store;
  const listen = useCallback((onChange: () => void) => subscribeAfterPaint(state, onChange), [state]);
  const get = () => snapshot(state);
  const current = useSyncExternalStore(listen, get, get);
  return (
    <StoreContext value={store}>
      <SnapshotContext value={current}>{children}</SnapshotContext>
    </StoreContext>
  );
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Render game screens inside a GameStoreProvider.');
  return value;
}

export function useGameStore(): GameStore {
  return required(useContext(StoreContext));
}

/** Returns the current state and re-renders on every change. */
export function useGameSnapshot(): GameSnapshot {
  return required(useContext(SnapshotContext));
}

export function useGame(): Game {
  return useGameSnapshot().game;
}

export function useDepartures(): readonly Departure[] {
  return useGameSnapshot().departures;
}

export function useOpenDialog(): OpenDialog {
  return useGameSnapshot().dialog;
}
