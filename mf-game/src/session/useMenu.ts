import { menuItemsQuery } from '@countertop/client/menu';
import { toEngineMenu } from '@countertop/contract/menu';
import { tierOf } from '@countertop/engine/problems/band';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { GameSession } from './session.ts';

/** Takes the menu of the band's tier from the API; while there is none, the engine's own menu is cooked. */
export function useMenu(session: GameSession): void {
  const { game } = useSnapshot(session.state);
  const { data } = useQuery(menuItemsQuery(tierOf(game.band)));

  useEffect(() => {
    if (data !== undefined && data.length > 0) session.send({ type: 'menuLoaded', menu: toEngineMenu(data) });
  }, [session, data]);
}
