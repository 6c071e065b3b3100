import { menuItemsQuery } from '@countertop/client/play/menu';
import { toEngineMenu } from '@countertop/contract/play/menu';
import { tierOf } from '@countertop/engine/problems/band';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { GameStore } from './gameStore.ts';

/** Loads the menu of the band's tier from the API. The engine's built-in menu is used until then. */
export function useMenu(store: GameStore): void {
  const { game } = useSnapshot(store.state);
  const { data } = useQuery(menuItemsQuery(tierOf(game.band)));

  useEffect(() => {
    if (data !== undefined && data.length > 0) store.dispatch({ type: 'menuLoaded', menu: toEngineMenu(data) });
  }, [store, data]);
}
