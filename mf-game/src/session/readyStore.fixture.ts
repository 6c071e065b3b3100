import type { Game } from '@countertop/engine/play/game';
import { createGameStore, type GameStore } from './gameStore.ts';
import { reduce } from './reduce.ts';

/** For stories and tests: a store that has its rules from the start. */
export function createReadyStore(game: Game): GameStore {
  const store = createGameStore(game);
  store.attachReducer(reduce);
  return store;
}
