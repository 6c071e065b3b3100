import type { Game, TableId } from '@countertop/engine/play/game';
import { floor, waitingWork } from '@countertop/engine/play/constants';
import { dayFraction } from '@countertop/engine/play/day/day';
import { type Ref, useCallback } from 'react';
import { useDepartures, useGame, useGameStore } from '../../session/GameStoreContext.tsx';
import { RestaurantFloor } from './RestaurantFloor.tsx';
import { tableView } from './tableView.ts';

/** The restaurant floor of the running game. */
export function GameFloor({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const game = useGame();
  const departures = useDepartures();
  const { state, dispatch, announceFloor } = useGameStore();
  const { order, speed, bistro } = game;
  const press = useCallback(
    (tableId: TableId) => {
      const table = state.game.tables.find(({ id }) => id === tableId);
      const hasPlates = table?.status === 'available' && table.hasPlates === true;
      dispatch({ type: hasPlates ? 'tableCleared' : 'tablePressed', tableId });
    },
    [state, dispatch],
  );
  const prepare = useCallback(() => dispatch({ type: 'dishPrepared' }), [dispatch]);
  const occupied = game.tables.filter(({ status }) => status !== 'available').length;

  return (
    <RestaurantFloor
      tables={game.tables.map((table) => tableView(table, { order, departures, speed }))}
      isCalm={speed === 'none'}
      dayFraction={dayFraction(game)}
      items={bistro.items}
      hasVisitor={occupied < floor.maxOccupied}
      asker={askerInRoom(order)}
      platesPrepared={bistro.platesPrepared}
      onPress={press}
      canPrepare={order === null && bistro.platesPrepared < waitingWork.mostPlates}
      onPrepare={prepare}
      onAnnounce={announceFloor}
      headingRef={headingRef}
    />
  );
}

/** Returns the source of the open order's question if it isn't the customer. */
function askerInRoom(order: Game['order']): 'cook' | 'till' | null {
  const asker = order?.problem.asker;
  return asker === undefined || asker === 'customer' ? null : asker;
}
